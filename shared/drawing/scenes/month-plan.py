"""A month on the wall: the site manager names a person for each task of the calendar."""
from kit import at, ball, box, cup, on_back, on_left, papers, picture, pipe, potted_palm, room, switchboard, table, window
from people import clipboard, figure

picture(size=(800, 600), crop=(.66, .66, 1.23, 2.9))
room(4.2, 3.4, 2.8, 'terracotta', 'mint', 'planks')


def card():
    box(0, -.03, .05, .13, .02, .11, 'gold', .004)


with on_left(4.2):
    window(-.6, 1.0, 1.4, 1.2, bars=(1, 1))
with on_back(3.4):
    x0, z0 = -.06, .62
    box(x0 + .72, -.03, z0, 1.6, .06, 1.26, 'wood', .015)
    box(x0 + .72, -.045, z0 + .05, 1.5, .05, 1.16, 'white', .005)
    box(x0 + .72, -.06, z0 + 1.04, 1.5, .05, .17, 'teal', .005)
    for k in range(35):  # a task in each day, done ones ticked
        x, z, kind = x0 + .09 + .21 * (k % 7), z0 + .1 + .185 * (k // 7), (k * 5 + k // 7 * 3) % 7
        box(x, -.075, z, .18, .012, .15, 'mint' if kind > 3 else 'cream', .003)
        if kind < 4:
            box(x, -.085, z + .02, .14, .012, .06, ('gold', 'terracotta', 'sea', 'sky')[kind], .002)
        if k > 20:
            pipe([(x - .05, -.095, z + .1), (x - .015, -.095, z + .065), (x + .05, -.095, z + .14)], .011, 'leaf', smooth=False)
    switchboard(-.75, 1.15)
    for k in range(3):
        ball(x0 + .3 + .42 * k, -.09, z0 + 1.12, .025, 'gold')
figure(.16, .34, 68, outfit='uniform', hair='side', hair_colour='silver', glasses=True, moustache=True, skin='skin-dark',
       right=(.42, -.1, 1.3), right_item=card, left=(.14, -.36, .82), left_item=clipboard, scale=1.2, look=(0, -6))
table(1.5, .75, .8, .6, .72)
cup(1.35, .75, .75, 'gold')
papers(1.62, .75, .75, 15)
potted_palm(-1.6, 1.2, .03, 1.15)
