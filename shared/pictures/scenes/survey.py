"""A first survey: a resident shows the supervisor a damp patch in the lobby, and he notes it."""
from kit import at, ball, box, on_back, on_left, picture, pipe, potted_palm, room, switchboard, toran, window
from people import clipboard, figure

picture(size=(800, 600), crop=(.74, .74, 1.19, 3.1))
room(4.6, 4.2, 2.8, 'mint', 'straw', ('pave', 'pave2'), dado='sea')


def pen():
    pipe([(-.02, -.1, -.06), (.03, .02, .12)], .018, 'terracotta', smooth=False)


with on_left(4.6):  # letter boxes, one for each flat
    box(.95, -.1, .75, 1.3, .2, 1.1, 'wood', .02)
    for row in range(4):
        for k in range(4):
            box(.5 + .3 * k, -.2, .81 + .26 * row, .27, .04, .22, 'brass' if (row + k) % 3 else 'gold', .012)
            box(.5 + .3 * k, -.225, .96 + .26 * row, .15, .02, .025, 'ink', .004)
    window(-1.0, 1.0, 1.2, 1.2, bars=(1, 1))
with on_back(4.2):
    toran(-2.2, 2.2, 2.72, -.08, 14)
    switchboard(.1, 1.15)
    for dx, dz, r, colour in ((0, 0, .34, 'oak3'), (.24, .2, .24, 'oak3'), (-.2, -.16, .2, 'oak3'), (.03, .02, .24, 'oak'),
                              (.2, .17, .15, 'oak'), (-.14, -.12, .12, 'oak')):  # the damp patch
        ball(.98 + dx, -.003 - .004 * (colour == 'oak'), 1.62 + dz, r, colour, (1, .012, 1))
    for points in (((.75, 2.0), (.87, 1.8), (.8, 1.62), (.95, 1.4)), ((.87, 1.8), (1.07, 1.72), (1.15, 1.52))):
        pipe([(x, -.02, z) for x, z in points], .01, 'wood', smooth=False)
figure(.3, .4, 62, outfit='vest', hat='turban', hat_colour='teal', trim='gold', beard=True, moustache=True, skin='skin-tan',
       left=(.1, -.36, .84), left_item=clipboard, right=(.02, -.44, .98), right_item=pen, scale=1.2, look=(8, -4))
figure(1.12, 1.12, 14, sex='f', outfit='salwar', shirt='terracotta', trim='straw', hair='bun', hair_colour='silver',
       glasses=True, bindi=True, skin='skin-brown', right=(.46, .02, 1.42), left='front', scale=1.16, look=(-12, -4))
potted_palm(-1.85, 1.55, .03, 1.2)
