"""Plain plots as SVG: values with their ranges, and a line over time. Readable in light and dark."""

from collections.abc import Sequence
from html import escape

WIDTH, ROW, EDGE, NAMES = 720, 28, 24, 240
HEIGHT = 360
STYLE = (
    "text{font:13px sans-serif;fill:#222}line,path{stroke:#222;fill:none}.mark{fill:#1f6feb;stroke:none}"
    ".range{stroke:#1f6feb;stroke-width:2}.faint{stroke:#8888}"
    "@media(prefers-color-scheme:dark){text{fill:#eee}line,path{stroke:#eee}.range,.line{stroke:#6cb6ff}.mark{fill:#6cb6ff}}"
)

Row = tuple[str, float, float, float]  # a name, a value, and its range


def with_ranges(title: str, rows: Sequence[Row], middle: float) -> str:
    """A line for each name: its value and range, beside a line in the middle."""
    low = min(middle, *(row[2] for row in rows))
    high = max(middle, *(row[3] for row in rows))
    span = (high - low) or 1.0

    def across(value: float) -> float:
        return NAMES + (value - low) / span * (WIDTH - NAMES - 4 * EDGE)

    height = 2 * EDGE + ROW * (len(rows) + 1)
    parts = [text_at(EDGE, EDGE, title)]
    parts.append(line(across(middle), 1.5 * EDGE, across(middle), height - EDGE, "faint"))
    for number, (name, value, least, most) in enumerate(rows):
        y = 2 * EDGE + ROW * (number + 0.5)
        parts.append(text_at(EDGE, y + 4, name))
        parts.append(line(across(least), y, across(most), y, "range"))
        parts.append(f'<circle class="mark" cx="{across(value):.1f}" cy="{y:.1f}" r="5"/>')
        parts.append(text_at(across(most) + 8, y + 4, f"{value:.1f}"))
    return svg(height, parts)


def over_time(title: str, points: Sequence[tuple[float, float]]) -> str:
    """Values in the order of their numbers."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    left, right, low, high = min(xs), max(xs), min(ys), max(ys)

    def across(x: float) -> float:
        return 3 * EDGE + (x - left) / ((right - left) or 1.0) * (WIDTH - 5 * EDGE)

    def down(y: float) -> float:
        return HEIGHT - 2 * EDGE - (y - low) / ((high - low) or 1.0) * (HEIGHT - 5 * EDGE)

    path = " ".join(
        f"{'M' if not number else 'L'}{across(x):.1f} {down(y):.1f}" for number, (x, y) in enumerate(points)
    )
    parts = [text_at(EDGE, EDGE, title), f'<path class="line" d="{path}"/>']
    for value in (low, high):
        parts += [
            line(3 * EDGE, down(value), WIDTH - 2 * EDGE, down(value), "faint"),
            text_at(8, down(value) + 4, f"{value:.1f}"),
        ]
    parts += [text_at(across(x) - 8, HEIGHT - EDGE, f"{x:g}") for x in (left, right)]
    parts += [f'<circle class="mark" cx="{across(x):.1f}" cy="{down(y):.1f}" r="3"/>' for x, y in points]
    return svg(HEIGHT, parts)


def svg(height: float, parts: Sequence[str]) -> str:
    size = f'width="{WIDTH}" height="{height:.0f}" viewBox="0 0 {WIDTH} {height:.0f}"'
    return "\n".join(
        [f'<svg xmlns="http://www.w3.org/2000/svg" {size}>', f"<style>{STYLE}</style>", *parts, "</svg>", ""]
    )


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def text_at(x: float, y: float, text: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}">{escape(text)}</text>'
