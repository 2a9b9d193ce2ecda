"""Buildings seen from outside, streets and what moves or sits in them."""
import math
import random

from kit import at, ball, box, bush, cyl, door, lamp, lathe, pipe, pot, ring, rod, side_cut, window


# ------------------------------------------------------------------ buildings

def front_of(d, x=0, z=0):
    """Frame for things on a block's front face (lower left) when the block is d deep and centred."""
    return at(x, -d / 2, z, 0)


def side_of(w, y=0, z=0):
    return at(w / 2, y, z, 90)


def block(w, d, floors=3, floor_h=1.5, wall='cream', band='white', base='teal', base_h=.35):
    """A plain body with floor bands and a parapet; returns the roof height."""
    h = floors * floor_h
    box(0, 0, 0, w, d, h, wall, .03)
    box(0, 0, 0, w + .08, d + .08, base_h, base, .02)
    for k in range(1, floors + 1):
        box(0, 0, k * floor_h - .1, w + .1, d + .1, .1, band, .02)
    roof(w, d, h, band)
    return h


def roof(w, d, h, parapet='white', floor='stone', height=.34):
    box(0, 0, h, w + .02, d + .02, .03, floor, .005)
    t = .13
    for s in (-1, 1):
        box(0, s * (d / 2 - t / 2 + .03), h, w + .06, t, height, parapet, .02)
        box(s * (w / 2 - t / 2 + .03), 0, h, t, d - t + .0, height - .004, parapet, .02)


def windows(span, floors, count, floor_h=1.5, first=0, w=.72, h=.85, lit=(), **look):
    """A grid of windows across a face; lit = indices that glow."""
    for f in range(first, floors):
        for k in range(count):
            n = (f - first) * count + k
            x = -span / 2 + span * (k + .5) / count
            window(x, f * floor_h + .42, w, h, pane='lit' if n in lit else look.get('pane', 'pane'),
                   **{key: v for key, v in look.items() if key != 'pane'})


def balcony(x, z, w=1.3, depth=.55, rail='teal', plants=True, laundry=False):
    box(x, -depth / 2, z - .1, w, depth, .1, 'white', .02)
    box(x, -depth + .03, z + .4, w, .05, .05, rail, .015)
    for s in (-1, 1):
        box(x + s * (w / 2 - .025), -depth / 2, z + .4, .05, depth, .05, rail, .015)
        for k in range(3):
            cyl(x + s * (w / 2 - .025), -depth + .05 + depth * .3 * k, z, .014, .42, rail)
    n = int(w / .13)
    for k in range(n + 1):
        cyl(x - w / 2 + .03 + (w - .06) * k / n, -depth + .03, z, .014, .42, rail)
    if plants:
        with at(x + w * .28, -depth + .2, z, 0, .5):
            pot(0, 0, 0, .22, .3)
            bush(0, 0, .26, .32, 'leaf', random.choice(('rose', 'marigold', None)))
    if laundry:
        pipe([(x - w / 2 + .06, -depth + .12, z + .78), (x, -depth + .12, z + .75), (x + w / 2 - .06, -depth + .12, z + .78)],
                .008, 'ink')
        for k, c in enumerate(('gold', 'white', 'sea', 'terracotta')):
            box(x - w * .33 + w * .22 * k, -depth + .12, z + .46 + .05 * (k % 2), w * .17, .02, .3 - .05 * (k % 2), c, .006)


def ac_unit(x, z):
    box(x, -.13, z, .46, .24, .32, 'white', .03)
    cyl(x - .06, -.262, z + .16, .115, .02, 'ash', axis='y')
    cyl(x - .06, -.27, z + .16, .05, .02, 'slate', axis='y')
    box(x, -.12, z - .04, .5, .22, .03, 'slate', .008)


def awning(x, z, w=1.6, depth=.7, colours=('teal', 'cream')):
    n = max(int(w / .2), 4)
    for k in range(n):
        with at(x - w / 2 + w * (k + .5) / n, 0, z):
            side_cut(((0, 0), (0, .06), (-depth, -.24), (-depth, -.32)), w / n - .003, colours[k % 2])
            cyl(0, -depth + .0, -.31, w / n / 2 - .004, .02, colours[k % 2], axis='y')


def canopy(x, z, w=2.0, depth=.9, colour='teal'):
    box(x, -depth / 2, z, w, depth, .12, colour, .03)
    box(x, -depth + .02, z + .02, w + .03, .05, .08, 'gold', .012)
    for s in (-1, 1):
        cyl(x + s * (w / 2 - .12), -depth + .12, 0, .045, z, 'white')


def glass_front(x, w=1.9, h=1.25, lit=False):
    """A double glass door with side panes."""
    pane = 'lit' if lit else 'pane'
    box(x, -.03, 0, w + .14, .08, h + .1, 'white', .015)
    for k in range(4):
        box(x - w / 2 + w * (k + .5) / 4, -.06, .03, w / 4 - .06, .05, h - .04, pane, .008)
    for s in (-1, 1):
        cyl(x + s * .06, -.12, h * .35, .016, h * .32, 'brass')


def rooftop_door(x, y, z, w=1.2, d=1.1, h=1.15, colour='cream'):
    with at(x, y, z):
        box(0, 0, 0, w, d, h, colour, .03)
        box(0, -.06, h, w + .2, d + .3, .09, 'terracotta', .02)
        with front_of(d):
            door(0, .5, .85, 'teal')


def dish(x, y, z, turn=20):
    with at(x, y, z, turn):
        cyl(0, 0, 0, .03, .3, 'slate')
        with at(0, -.05, .36, 0, 1, 55):
            ball(0, 0, .06, .26, 'white', (1, 1, .18))
            ball(0, 0, .085, .2, 'ash', (1, 1, .15))
            pipe([(0, 0, 0), (0, 0, .22)], .012, 'slate')
            ball(0, 0, .23, .03, 'terracotta')


def solar(x, y, z, n=3, turn=0):
    with at(x, y, z, turn):
        for k in range(n):
            with at(.62 * k - .31 * (n - 1), 0, .18, 0, 1, 22):
                box(0, 0, 0, .56, .9, .035, 'white', .01)
                box(0, 0, .012, .51, .85, .03, 'dusk', .005)
                for j in range(3):
                    box(0, -.21 + .21 * j, .035, .5, .012, .01, 'grey', .002)
            cyl(.62 * k - .31 * (n - 1), .3, 0, .02, .3, 'slate')


def downpipe(x, z0, z1, colour='grey'):
    pipe([(x, -.09, z0), (x, -.09, z1)], .05, colour)
    for k in range(3):
        box(x, -.06, z0 + (z1 - z0) * (k + .5) / 3, .15, .1, .05, colour, .012)


def clothes_line(x0, y0, x1, y1, z, h=.9):
    for x, y in ((x0, y0), (x1, y1)):
        cyl(x, y, z, .025, h, 'slate')
    pipe([(x0, y0, z + h), ((x0 + x1) / 2, (y0 + y1) / 2, z + h - .06), (x1, y1, z + h)], .008, 'ink')
    angle = math.degrees(math.atan2(y1 - y0, x1 - x0))
    for k, c in enumerate(('gold', 'white', 'terracotta', 'sea', 'rose')):
        t = .12 + .19 * k
        box(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, z + h - .5, .2, .02, .45, c, .006, angle)


# ------------------------------------------------------------------ streets

def road(x, y, w, d, z=0, dashes='x'):
    box(x, y, z, w, d, .03, 'road', .005)
    length = w if dashes == 'x' else d
    n = int(length / .7)
    for k in range(n):
        t = -length / 2 + length * (k + .5) / n
        if dashes == 'x':
            box(x + t, y, z + .025, .34, .06, .012, 'cream', .003)
        elif dashes == 'y':
            box(x, y + t, z + .025, .06, .34, .012, 'cream', .003)


def zebra(x, y, w, d, z=.026, along='x', n=5):
    for k in range(n):
        if along == 'x':
            box(x - w / 2 + w * (k + .5) / n, y, z, w / n * .55, d, .012, 'white', .003)
        else:
            box(x, y - d / 2 + d * (k + .5) / n, z, w, d / n * .55, .012, 'white', .003)


def kerb(x, y, w, d, z=0, stripes=True):
    """Black-and-yellow kerbs, here teal and gold."""
    long_x = w > d
    n = max(int(max(w, d) / .4), 1)
    for k in range(n):
        t = (k + .5) / n - .5
        colour = 'gold' if k % 2 and stripes else 'cream'
        box(x + (w * t if long_x else 0), y + (0 if long_x else d * t), z, (w / n if long_x else w) - .004,
                (d if long_x else d / n) - .004, .1, colour, .012)


def street_lamp(x, y, z=0, turn=0, h=2.6, lit=False):
    with at(x, y, z, turn):
        cyl(0, 0, 0, .09, .16, 'deep')
        pipe([(0, 0, .1), (0, 0, h * .85), (0, -.12, h * .97), (0, -.5, h)], .035, 'deep')
        box(0, -.56, h - .05, .16, .3, .07, 'deep', .02)
        box(0, -.56, h - .075, .11, .22, .035, 'bulb' if lit else 'cream', .01)
        if lit:
            lamp(0, -.56, h - .2, 45)


def bench(x, y, turn=0, z=.03, colour='wood'):
    with at(x, y, z, turn):
        for k in range(3):
            box(0, -.14 + .14 * k, .4, 1.3, .12, .045, colour, .012)
        for k in range(2):
            box(0, .24, .55 + .17 * k, 1.3, .04, .13, colour, .012)
        for s in (-1, 1):
            box(s * .5, 0, 0, .06, .42, .41, 'deep', .015)
            box(s * .5, .21, .4, .05, .05, .42, 'deep', .012)


def auto_rickshaw(x, y, turn=0, z=0, body='teal', top='gold'):
    with at(x, y, z, turn):
        side_cut(((.75, .22), (.8, .62), (.1, .62), (.02, .34), (-.38, .34), (-.42, .62), (-.62, .62), (-.78, .42), (-.74, .26),
                (-.5, .2)), .92, body)
        side_cut(((.84, .62), (.78, 1.22), (.6, 1.36), (-.35, 1.36), (-.5, 1.28), (-.46, 1.2), (.3, 1.2), (.3, .62)), .96, top)
        side_cut(((-.44, .62), (-.4, .62), (-.42, 1.24), (-.5, 1.24)), .86, 'glass')
        for s in (-1, 1):
            pipe([(s * .43, -.52, .6), (s * .43, -.46, 1.24)], .022, 'ink')
            box(s * .3, .2, .38, .28, .5, .2, 'ink', .04)
            cyl(s * .42 - .05, .45, .2, .2, .1, 'ink', axis='x')
            cyl(s * .42 - .06 + .0, .45, .2, .1, .12, 'ash', axis='x')
            box(s * .475, .45, .34, .06, .5, .1, body, .03)
            ball(s * .3, -.74, .42, .06, 'straw', (1, .6, 1))
        box(0, -.0, .42, .5, .2, .16, 'ink', .04)
        cyl(-.05, -.6, .18, .18, .1, 'ink', axis='x')
        cyl(-.06, -.6, .18, .09, .12, 'ash', axis='x')
        ball(0, -.74, .5, .09, 'straw', (1, .6, 1))
        pipe([(-.28, -.5, .78), (0, -.56, .74), (.28, -.5, .78)], .02, 'ink')


def scooter(x, y, turn=0, z=0, colour='terracotta'):
    with at(x, y, z, turn):
        for yy in (-.42, .42):
            cyl(-.05, yy, .17, .17, .1, 'ink', axis='x')
            cyl(-.06, yy, .17, .08, .12, 'ash', axis='x')
        ball(0, .34, .38, .24, colour, (.7, 1.35, .8))
        box(0, .0, .2, .26, .5, .07, colour, .03)
        box(0, .3, .54, .24, .62, .09, 'ink', .04)
        with at(0, -.3, .2, 0, 1, 14):
            box(0, 0, 0, .3, .06, .5, colour, .03)
        pipe([(0, -.42, .2), (0, -.3, .78)], .03, 'steel')
        pipe([(-.26, -.24, .84), (0, -.3, .8), (.26, -.24, .84)], .024, 'ink')
        ball(0, -.36, .74, .08, 'straw')


def car(x, y, turn=0, z=0, colour='cream'):
    with at(x, y, z, turn):
        box(0, 0, .16, .82, 1.75, .38, colour, .13)
        side_cut(((.72, .5), (.5, .86), (-.3, .86), (-.58, .5)), .7, 'dusk')
        box(0, .1, .8, .66, .78, .09, colour, .04)
        for s in (-1, 1):
            for yy in (-.52, .52):
                cyl(s * .38 - .07, yy, .18, .18, .14, 'ink', axis='x')
                cyl(s * .38 - .08, yy, .18, .09, .16, 'ash', axis='x')
            ball(s * .28, -.86, .38, .07, 'straw', (1, .5, .8))
            ball(s * .28, .86, .38, .06, 'red', (1, .5, .8))


def bus(x, y, turn=0, z=0, colour='teal'):
    with at(x, y, z, turn):
        box(0, 0, .16, .8, 2.2, .9, colour, .09)
        box(0, 0, .62, .815, 2.0, .28, 'glass', .03)
        box(0, -1.06, .5, .66, .1, .42, 'glass', .03)
        box(0, 0, 1.02, .7, 2.0, .08, 'cream', .03)
        for s in (-1, 1):
            for yy in (-.68, .68):
                cyl(s * .36 - .06, yy, .17, .17, .12, 'ink', axis='x')


def bicycle(x, y, turn=0, z=0):
    with at(x, y, z, turn):
        for yy in (-.4, .4):
            ring(0, yy, .26, .25, .022, 'ink', 'x')
        rod([(0, -.4, .26), (0, -.28, .66), (0, .2, .62), (0, .0, .26), (0, .4, .26), (0, .2, .62)], .018, 'teal')
        rod([(0, 0, .26), (0, -.28, .62)], .018, 'teal')
        box(0, .22, .68, .12, .22, .05, 'wood', .02)
        pipe([(-.2, -.24, .76), (0, -.3, .72), (.2, -.24, .76)], .016, 'steel')
        box(0, -.45, .56, .26, .2, .16, 'straw', .03)


def wall_run(x, y, length, turn=0, h=.7, colour='cream', cap='terracotta', z=0):
    with at(x, y, z, turn):
        box(0, 0, 0, length, .16, h, colour, .015)
        box(0, 0, h, length + .06, .24, .07, cap, .02)


def gate(x, y, w=1.6, turn=0, h=.85, z=0, open_by=35):
    with at(x, y, z, turn):
        for s in (-1, 1):
            box(s * (w / 2 + .15), 0, 0, .28, .28, h + .2, 'teal', .03)
            box(s * (w / 2 + .15), 0, h + .2, .36, .36, .08, 'gold', .02)
            ball(s * (w / 2 + .15), 0, h + .37, .1, 'straw')
            with at(s * w / 2, 0, .06, s * open_by):
                for k in range(6):
                    cyl(-s * (w / 2 - .03) * (k + .5) / 6, 0, 0, .018, h - .1 + .06 * math.sin(k), 'deep')
                for zz in (.08, h - .25):
                    box(-s * w / 4, 0, zz, w / 2 - .04, .04, .045, 'deep', .01)


def string_lights(points, z, sag=.25, n=9, lit=True):
    for (x0, y0), (x1, y1) in zip(points, points[1:]):
        line = [(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, z - sag * 4 * t * (1 - t)) for t in (k / n for k in range(n + 1))]
        pipe(line, .008, 'ink')
        for px, py, pz in line[1:-1]:
            ball(px, py, pz - .055, .05, 'amber' if lit else 'gold', (1, 1, 1.2))
            cyl(px, py, pz - .02, .022, .035, 'ink')


def pin(x, y, z, h=1.4, colour='terracotta'):
    """The map pin."""
    r = h * .32
    lathe(x, y, z, ((0, 0), (r * .18, h * .12), (r * .62, h * .4), (r * .97, h * .64), (r * .95, h * .8), (r * .6, h * .96),
            (0, h)), colour)
    with at(x, y, z + h * .7, 45, 1, 0):
        cyl(0, -r * 1.03, 0, r * .45, .1, 'white', axis='y')


def puddle(x, y, z=.03, r=.4):
    for dx, dy, s in ((0, 0, 1), (.55, .2, .6), (-.4, .35, .55)):
        ball(x + dx * r, y + dy * r, z, r * s, 'water', (1.2, .8, .03))


def rain(n, x0, x1, y0, y1, z0, z1):
    for _ in range(n):
        x, y, z = random.uniform(x0, x1), random.uniform(y0, y1), random.uniform(z0, z1)
        pipe([(x, y, z), (x + .03, y - .02, z - .22)], .009, 'water', smooth=False)


# ------------------------------------------------------------------ animals

def cat(x, y, z=.03, turn=45, colour='marigold', asleep=False):
    with at(x, y, z, turn):
        if asleep:
            ball(0, 0, .1, .2, colour, (1.2, .9, .5))
            ball(-.16, -.1, .1, .1, colour)
            pipe([(.2, .05, .05), (.2, -.16, .05), (.0, -.22, .05)], .035, colour)
            ears = (-.16, -.1, .17)
        else:
            ball(0, .05, .16, .15, colour, (.85, 1, 1.1))
            ball(0, -.05, .36, .11, colour)
            pipe([(.05, .16, .06), (.2, .2, .08), (.24, .05, .2)], .03, colour)
            for s in (-1, 1):
                ball(s * .06, -.08, .05, .04, 'white', (1, 1.3, 1))
                ball(s * .04, -.15, .38, .016, 'ink')
            ball(0, -.155, .34, .016, 'rose')
            ears = (0, -.05, .45)
        for s in (-1, 1):
            cyl(ears[0] + s * .06, ears[1], ears[2] - .03, .04, .07, colour, .006)


def dog(x, y, z=.03, turn=45, colour='oak'):
    with at(x, y, z, turn):
        ball(0, .1, .26, .15, colour, (.85, 1.6, .9))
        for sx in (-.07, .07):
            for sy in (-.06, .26):
                cyl(sx, sy, 0, .04, .22, colour)
        ball(0, -.17, .42, .12, colour)
        ball(0, -.27, .39, .065, 'cream')
        ball(0, -.33, .41, .025, 'ink')
        for s in (-1, 1):
            ball(s * .1, -.15, .46, .05, 'wood', (.5, .8, 1.2))
            ball(s * .05, -.27, .46, .017, 'ink')
        pipe([(0, .32, .32), (0, .42, .42), (.06, .44, .52)], .03, colour)


def crow(x, y, z, turn=30, colour='slate'):
    with at(x, y, z, turn):
        ball(0, .02, .11, .09, colour, (.8, 1.35, .9))
        ball(0, -.09, .2, .06, colour)
        cyl(0, -.19, .195, .006, .06, 'gold', .02, axis='y')
        for s in (-1, 1):
            cyl(s * .03, 0, 0, .008, .06, 'gold')
            ball(s * .035, -.125, .22, .011, 'white')


def sparrow(x, y, z, turn=30):
    crow(x, y, z, turn, 'wood')
