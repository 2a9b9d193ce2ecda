"""Old-age care, for the list: an elder rises from her chair on an attendant's arm."""
from kit import at, chair, frame_picture, on_back, on_left, potted_plant, room, spot, window
from people import figure, task

task()
with at(.6, -.5):
    room(4, 4, 2.8, 'mint', 'straw', 'planks')
    with on_left(4):
        frame_picture(.3, 1.25, .7, .85, 'gold', 'leaf')
    with on_back(4):
        window(-.2, .9, 1.4, 1.2, bars=(1, 1))
potted_plant(-.9, 1.05, .03, .3, 'teal', 'marigold')
chair(.68, -.08, 22, 'gold', seat=.36)
figure(.68, -.08, 22, sex='f', outfit='salwar', shirt='violet', trim='straw', trousers='violet', hair='bun', hair_colour='silver',
       pose='sit', seat=.36, left=(.42, -.34, .96), right='lap', skin='skin-fair', bindi=True, glasses=True, look=(-8, -8))
figure(-.24, -.24, 82, sex='f', outfit='uniform', hair='plait', right=spot(.42, -.18, .98), left=spot(.36, -.5, .78),
       skin='skin-brown', look=(2, 4))
