"""A first survey: a resident shows the supervisor a damp patch in the lobby, and he notes it."""
from kit import at, ball, box, on_back, on_left, picture, pipe, potted_palm, room, switchboard, toran, window
from people import clipboard, figure

picture(size=(1440, 1080), crop=(.84, .84, 1.21, 3.1))
room(4.6, 4.2, 2.8, 'mint', 'straw', ('pave', 'pave2'), dado='sea')


def pen():
    pipe([(-.02, -.1, -.06), (.03, .02, .12)], .018, 'terracotta', smooth=False)


def open_hand():
    with at(0, 0, 0, 0, 1.1, -32, -24):
        ball(0, 0, .04, .07, 'skin-brown', (1.05, .6, 1.1))
        for k in range(4):
            across, short = .036 * (k - 1.5), (.02, 0, .006, .03)[k]
            pipe([(across, 0, .05), (across * 1.06, -.004, .13), (across * 1.1, -.012, .2 - short)], .0225, 'skin-brown')
            ball(across * 1.1, -.012, .2 - short, .0225, 'skin-brown')
        pipe([(-.04, 0, .0), (-.1, -.01, .04), (-.125, -.02, .09)], .023, 'skin-brown')
        ball(-.125, -.02, .09, .023, 'skin-brown')


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
    for colour, less, out in (('damp', 0, .003), ('tide', .07, .01)):  # a damp patch, darker where it is wet
        for dx, dz, r in ((0, 0, .3), (.2, .16, .22), (-.18, -.1, .19), (-.16, .14, .2), (.16, -.12, .17)):
            ball(1.1 + dx, -out, 1.7 + dz, r - less, colour, (1, .012, 1))
figure(.3, .4, 62, outfit='vest', hat='turban', hat_colour='teal', trim='gold', beard=True, moustache=True, skin='skin-tan',
       left=(.1, -.36, .84), left_item=clipboard, right=(.02, -.44, .98), right_item=pen, scale=1.2, look=(8, -4))
figure(1.12, 1.12, 14, sex='f', outfit='salwar', shirt='terracotta', trim='straw', hair='bun', hair_colour='silver',
       glasses=True, bindi=True, skin='skin-brown', right=(.56, .3, 1.29),
       right_item=open_hand, left='front', scale=1.16, look=(-12, -4))
potted_palm(-1.85, 1.55, .03, 1.2)
