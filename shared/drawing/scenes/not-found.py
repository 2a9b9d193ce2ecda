"""An empty room after hours: an open door, a robot vacuum, and someone with a torch who took a wrong turn."""
import math

from kit import (
    at, ball, box, carpet, frame_picture, lamp, on_back, on_left, picture, potted_plant, room, switchboard,
    vacuum_robot, window,
)
from people import figure, torch
from town import cat

picture(light='evening', exposure=1.35)
room(5.0, 4.8, 2.6, 'sea', 'mint', 'planks')
with on_back(4.8):
    box(.85, -.03, .03, 1.2, .06, 2.2, 'white', .015)
    box(.85, -.045, .03, 1.0, .06, 2.08, 'lit', .005)
    with at(.35, -.08, .03, -105):
        box(.5, 0, 0, 1.0, .06, 2.06, 'teal', .015)
        for z in (.2, 1.1):
            box(.5, -.02, z, .7, .05, .75, 'sea', .02)
        ball(.88, -.06, 1.0, .05, 'brass')
    with at(-1.2, 0, 0, 0, 1, 0, -7):
        frame_picture(0, 1.2, .75, .9, 'gold', 'sun')
    switchboard(1.75, 1.2)
with on_left(5.0):
    window(-.3, .95, 1.5, 1.2, 'dusk', bars=(1, 1))
    ball(.1, -.085, 1.85, .12, 'straw', (1, .1, 1))
    for k, (x, z) in enumerate(((-.85, 1.05), (-.6, 1.15), (-.15, 1.05))):
        box(x, -.083, z, .1, .01, .09, 'lit', .002)
# the light falling in through the door
lamp(1.2, 1.35, 1.0, 32, size=.5)
carpet(.2, -.5, 2.6, 2.0, 'teal', 'gold')
# the robot has swept in a loop; a dotted line shows where it went
for k in range(26):
    t = k / 25
    x, y = -1.75 + 3.2 * t - .62 * math.sin(6.6 * t), .75 - 2.5 * t - .75 * math.sin(6.6 * t) * (1 - .6 * t)
    ball(x, y, .062, .045, 'straw', (1, 1, .25))
vacuum_robot(1.65, -1.7)
figure(.15, -.25, 40, .06, hat='cap', right='work', right_item=torch, left='hip', mood='hm', skin='skin-tan', scale=1.3,
        look=(12, -12))
lamp(.55, -.95, 1.0, 12, (1, .9, .65), .05)
cat(-1.6, -1.3, .03, 70, 'slate')
potted_plant(2.05, 1.9, .03, .32)
box(1.95, .6, .03, .6, .5, .42, 'oak', .02, 12)
box(1.95, .6, .45, .1, .505, .005, 'straw', .002, 12)
box(1.9, .62, .45, .45, .38, .3, 'oak2', .02, -10)
lamp(1.8, -1.2, 2.3, 26)
