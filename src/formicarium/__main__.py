"""``python -m formicarium``."""

from formicarium.cli import main

if __name__ == "__main__":
    main()
