"""Electrical work, for the list: the tips of a tester on two terminals of an open junction box."""
from kit import at, box, on_left, pipe, room, spot
from people import figure, meter, task

task()
with at(1.4, -.4):
    room(4, 4, 2.8, 'sea', 'cream', 'planks')
    with on_left(4):
        box(.18, -.07, .98, .72, .14, .74, 'white', .03)  # the box, open, its door at the far side
        box(.18, -.15, 1.04, .6, .02, .62, 'slate', .005)
        for k in range(5):
            box(-.04 + .11 * k, -.18, 1.42, .085, .07, .17, 'white' if k % 3 else 'gold', .01)
            box(-.04 + .11 * k, -.225, 1.49, .035, .04, .05, 'teal' if k % 4 else 'red', .006)
            box(-.04 + .11 * k, -.18, 1.1, .085, .06, .09, 'ash', .01)
            pipe([(-.04 + .11 * k, -.18, 1.42), (-.02 + .11 * k, -.23, 1.31), (-.04 + .11 * k, -.18, 1.18)], .014,
                 ('red', 'gold', 'sky', 'leaf', 'ink')[k])
        with at(-.17, -.13, .98, -75):
            box(-.36, 0, 0, .72, .03, .74, 'white', .015)
        box(.18, -.05, 1.72, .09, .09, 1.2, 'ash', .02)


def tip():
    with at(0, 0, 0, 0, 1, 0, -96):
        pipe([(0, 0, -.1), (0, 0, .17)], .028, 'red')
        pipe([(0, 0, .17), (0, 0, .29)], .014, 'ink')


figure(.16, .16, -6, outfit='vest', hat='helmet', moustache=True, left=spot(-.1, -.15, 1.19), left_item=tip,
       right=spot(.2, -.34, 1.02), right_item=meter, skin='skin-tan', look=(-6, 3), mood='work')
pipe([spot(.2, -.4, .98), spot(.1, -.46, .74), spot(.02, -.34, .8), spot(-.04, -.2, 1.14)], .011, 'red')
