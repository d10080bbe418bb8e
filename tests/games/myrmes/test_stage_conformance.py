"""The stage suite of all games, run at the tables of Myrmes."""

from tests.conformance.test_stage import (  # noqa: F401 - run here with other tables
    test_a_game_and_its_replay_give_the_same_ids,
    test_a_name_means_one_piece_for_life_and_tiles_stay,
    test_a_view_survives_json,
    test_choices_reach_every_legal_action_once_and_nothing_else,
    test_every_message_can_be_said_in_every_language,
    test_every_pick_is_a_sprite_or_a_target,
    test_every_symbol_exists,
    test_few_pieces_leave_in_one_step,
    test_ids_are_unique_and_every_sprite_lies_on_its_surface,
    test_no_path_is_another_one_or_its_beginning,
    test_nothing_hidden_can_be_seen,
    test_patches_lead_from_view_to_view_and_are_small,
    test_scenes_and_choices_are_made_quickly,
)
