"""A nurse takes a blood pressure: the cuff on the arm, the reading on the table, the sheet in her hand."""
from kit import (
    at, box, chair, curtain, first_aid, on_back, on_left, picture, pipe, potted_palm, pulse, room, table, window,
)
from people import clipboard, figure

picture(size=(800, 600), crop=(.84, .84, 1.12, 3.0))
room(4.6, 4.2, 2.8, 'straw', 'sea', ('white', 'mint'), skirting='teal')
with on_left(4.6):
    window(-.2, 1.05, 1.4, 1.2, bars=(1, 1))
    curtain(-.2, 1.05, 1.4, 1.2, 'terracotta')
with on_back(4.2):
    first_aid(-.35, .72, .42)
chair(.2, .4, 48, 'terracotta')
with at(.2, .4, .03, 48, 1.18):  # the cuff
    pipe([(.265, -.035, .95), (.36, -.08, .87)], .094, 'deep', smooth=False)
    pipe([(.4, -.12, .84), (.5, -.2, .74), (.62, -.24, .72), (.72, -.3, .73)], .016, 'ink')
figure(.2, .4, 48, sex='f', outfit='salwar', shirt='violet', trim='straw', hair='plait', bindi=True, pose='sit', skin='skin-fair',
       right=(.42, -.38, .82), left='lap', scale=1.18, look=(6, -6))
table(1.07, .51, .78, .55, .74, 'oak', 'wood', turn=45)
with at(1.2, .62, .77, 40, .85, -8):  # the monitor
    box(0, 0, 0, .36, .16, .26, 'white', .03)
    box(0, -.085, .08, .28, .02, .15, 'deep', .008)
    pulse(0, -.1, .155, .22)
figure(1.4, 1.2, 15, sex='f', outfit='nurse', hat='nurse', hair='bun', gloves='sky', skin='skin-brown', scale=1.18,
       left=(.16, -.42, .98), right=(.12, -.36, .86), right_item=clipboard, look=(-16, -12), mood='work')
potted_palm(-1.5, 1.5, .03, 1.2)
