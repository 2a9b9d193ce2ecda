"""Paramedics, for the list: the cuff is laid round a worker's arm, its dial in the other hand."""
from kit import at, chair, clock, curtain, cyl, first_aid, on_back, on_left, pipe, room, spot, window
from people import figure, task

task()
with at(.9, -.3):
    room(4, 4, 2.75, 'straw', 'mint', ('white', 'mint'), skirting='teal')
    with on_left(4):
        window(.2, .95, 1.3, 1.3, bars=(1, 1))
        curtain(.2, .95, 1.3, 1.3, 'sea')
    with on_back(4):
        first_aid(-.55, 1.35, .46)
        clock(.4, 1.7, .2)


def dial():
    with at(0, -.02, .1, 48):
        cyl(0, -.06, 0, .09, .05, 'steel', axis='y')
        cyl(0, -.07, 0, .075, .03, 'white', axis='y')
        pipe([(0, -.08, -.01), (.03, -.08, .045)], .009, 'red')


chair(.08, -.68, 70, 'terracotta', seat=.34)
figure(.08, -.68, 70, outfit='shirt', shirt='sea', trousers='slate', hair='side', hair_colour='black', pose='sit', seat=.34,
       right=(.46, -.3, .9), left='lap', skin='skin-tan', look=(6, -4), mood='work')
with at(.08, -.68, .03 - .16, 70):
    pipe([(.28, -.05, 1.0), (.39, -.1, .92)], .1, 'deep', smooth=False)
figure(.28, .28, 2, outfit='vest', hat='cap', hat_colour='teal', beard=True, gloves='sky', left=spot(.16, -.3, .98),
       right=spot(.5, -.1, 1.0), right_item=dial, skin='skin-brown', look=(-8, 5), mood='work')
pipe([spot(.3, -.34, .8), spot(.42, -.3, .72), spot(.54, -.16, .9)], .014, 'ink')
