"""Housekeeping, for the list: gloved hands wipe a tall window, the spray in the other hand."""
from kit import at, ball, bottle, on_left, potted_palm, room, spot, switchboard, window
from people import figure, task

task()
with at(1.4, -.4):
    room(4, 4, 2.8, 'straw', 'mint', 'planks')
    with on_left(4):
        window(.1, .78, 1.36, 1.5, bars=(1, 1))
        switchboard(1.25, 1.25)
potted_palm(.35, 1.2, .03, 1.1)


def rag():
    ball(-.05, -.02, -.01, .15, 'sky', (.4, 1, .9))


def aimed():
    with at(0, -.04, -.16, -55):
        bottle(0, 0, 0, 'terracotta')


figure(.16, .16, -8, sex='f', outfit='apron', hair='bun', gloves='gold', left=spot(-.42, -.12, 1.36), left_item=rag,
       right=(.08, -.46, 1.06), right_item=aimed, skin='skin-brown', look=(-8, 2), mood='work')
