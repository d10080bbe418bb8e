"""Myrmes, by Yoann Levet: a colony of ants through three years of seasons.

There is no ``GAME`` here yet, so the game is not offered to players: its rules and its stage are
whole and tested, its bots do not plan yet, and records of running games would show choices that
are still secret.
"""
