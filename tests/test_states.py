"""What a tool writes from the fields of the states is what they are now."""

from tools.write_states import written


def test_what_is_written_from_the_states_is_fresh() -> None:
    texts = written()
    assert len(texts) >= 2
    for path, text in texts.items():
        assert path.read_text("utf-8") == text, f"{path} is not fresh: run tools/write_states.py"
