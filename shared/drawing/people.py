"""The small figures: one body, many people, and the things they hold.

A figure faces -y before `turn`. Hands go to a named place or to (out, forward-is-minus-y, up);
`out` is measured away from the body, so the same numbers serve either hand; `spot(x, y, z)` is a place in
the scene, for a hand that lies on a thing. A held thing is a function called in a frame whose origin is the hand.
"""
import math
from contextlib import contextmanager

from mathutils import Vector

from kit import (
    at, ball, bottle, box, cup, cyl, disc, lathe, patch, picture, pipe, ring, seen_from_here, sheet, smooth_outline,
    spot, stands, tiffin, tray_of_chai, umbrella,
)

HANDS = {
    'down': (.32, -.04, .6), 'hip': (.27, -.1, .72), 'hold': (.2, -.36, .86), 'carry': (.16, -.38, .8),
    'front': (.09, -.34, .78), 'chest': (.1, -.3, 1.0), 'namaste': (.035, -.3, 1.02), 'work': (.14, -.44, 1.0),
    'reach': (.2, -.42, 1.32), 'up': (.36, -.2, 1.55), 'wave': (.5, -.12, 1.42), 'point': (.36, -.5, 1.1),
    'aside': (.5, -.22, .85), 'lap': (.1, -.34, .68), 'desk': (.18, -.5, .82), 'ear': (.27, -.12, 1.36), 'behind': (.08, .24,
            .72),
}

TORSO = {
    'm': ((0, .5), (.19, .5), (.235, .56), (.24, .72), (.245, .9), (.235, 1.02), (.18, 1.11), (.1, 1.16), (0, 1.18)),
    'f': ((0, .5), (.2, .5), (.225, .58), (.19, .74), (.215, .92), (.205, 1.02), (.16, 1.1), (.09, 1.15), (0, 1.17)),
}


# ------------------------------------------------------------------ body

def figure(x, y, turn=45, z=.03, *, sex='m', skin='skin-brown', hair='short', hair_colour='black', outfit='uniform',
           shirt='teal', trousers='deep', trim='gold', hat=None, hat_colour='gold', pose='stand', seat=.45,
           right='down', left='down', right_item=None, left_item=None, look=(0, -8), glasses=False, moustache=False,
           beard=False, bindi=False, lean=0, scale=1, mask=False, gloves=None, mood='smile', face=(1, 1, 1)):
    """outfit: uniform vest apron overall sari salwar kurta coat nurse suit shirt; hat: cap helmet nurse
    turban scarf headset straw; pose: stand walk sit kneel climb; hair: short side bun knot plait long curly ring bald;
    glasses: True, or 'half' for reading glasses low on the nose; gloves: a colour; mood: smile, laugh, hm, or work: the
    mouth closed, the brows drawn together; face: how wide, deep and long the head is."""
    with at(x, y, z, turn, scale):
        lift = _legs(pose, seat, outfit, trousers, shirt, trim, skin)
        with at(0, 0, lift, 0, 1, 0):
            with at(0, 0, .5, 0, 1, lean):
                with at(0, 0, -.5):
                    _clothes(sex, outfit, shirt, trim, skin, pose)
                    sleeve = _sleeve(outfit, shirt)
                    for side, place, item in ((1, right, right_item), (-1, left, left_item)):
                        _arm(side, _hand(side, place), sleeve, skin, sex, outfit, gloves, item)
                    with at(0, 0, 1.2, look[0], 1, look[1]):
                        with at(0, 0, -1.2):
                            head = spot(0, 0, 1.46)
                            with at(0, 0, 1.2, scale=face):
                                with at(0, 0, -1.2):
                                    _head(sex, skin, hair, hair_colour, glasses, moustache, beard, bindi, mask, mood,
                                          bool(hat) and hat not in ('headset', 'nurse'))
                                    if hat:
                                        _hat(hat, hat_colour, trim)
        stands(head)


def _hand(side, place):
    if isinstance(place, Vector):
        out, fwd, up = seen_from_here(place)
        return side * out, fwd, up
    return HANDS.get(place, place)


def _leg(side, points, colour):
    pipe([(side * x, y, z) for x, y, z in points], .1, colour)
    x, y, z = points[-1]
    ball(side * x, y - .05, max(z - .015, .062), .1, 'ink', (.95, 1.5, .68))


def _legs(pose, seat, outfit, colour, shirt, trim, skin):
    """Draws the lower body and returns how far the upper body is lifted."""
    if outfit == 'sari' or outfit == 'skirt':
        return _skirt(pose, seat, shirt, trim)
    hip = .6
    if pose == 'sit':
        h = seat + .1
        for side in (-1, 1):
            _leg(side, [(.11, 0, h), (.13, -.22, h + .02), (.14, -.42, h - .02), (.14, -.45, max(h - .25, .1)),
                    (.14, -.46, max(h - .45, .1))], colour)
        return h - hip
    if pose == 'kneel':
        _leg(-1, [(.11, 0, .36), (.14, -.22, .42), (.15, -.38, .36), (.15, -.38, .1)], colour)
        pipe([(.11, 0, .36), (.13, -.08, .2), (.13, -.06, .1), (.13, .3, .1)], .1, colour)
        ball(.13, .3, .1, .1, colour)
        ball(.13, .4, .1, .1, 'ink', (.92, 1.05, .98))
        return .36 - hip
    steps = {'stand': ((.11, 0, .1), (.11, 0, .1)), 'walk': ((.1, -.17, .1), (.1, .16, .12)),
             'climb': ((.11, -.08, .12), (.12, -.22, .38))}[pose]
    for side, foot in zip((-1, 1), steps):
        knee = (.115, foot[1] * .5 - (.06 if pose == 'climb' else 0) - (.12 if foot[2] > .3 else 0), (hip + foot[2]) / 2)
        _leg(side, [(.11, 0, hip), knee, foot], colour)
    return 0


def _skirt(pose, seat, cloth, trim):
    if pose == 'sit':
        h = seat + .1
        with at(0, 0, 0):
            ball(0, -.2, h, .25, cloth, (1.0, 1.35, .62))
            lathe(0, -.4, .07, ((.2, 0), (.21, .02), (.2, h * .5), (.2, h - .1), (.1, h)), cloth, (1.1, .75, 1))
            ring(0, -.4, .1, .215, .022, trim, scale=(1.08, .75))
        for side in (-1, 1):
            ball(side * .1, -.55, .07, .09, 'ink', (.9, 1.3, .65))
        return h - .6
    lathe(0, 0, .05, ((.25, 0), (.265, .02), (.235, .28), (.215, .5), (.2, .6)), cloth, (1, .86, 1))
    ring(0, 0, .1, .258, .026, trim, scale=(1, .86))
    for k in range(3):
        pipe([(-.03 + .05 * k, -.218, .1), (-.02 + .035 * k, -.19, .38), (-.01 + .02 * k, -.17, .6)], .014, cloth)
    for side in (-1, 1):
        ball(side * .1, -.2, .06, .085, 'ink', (.9, 1.2, .65))
    return 0


def _sleeve(outfit, shirt):
    return {'coat': 'white', 'nurse': 'white', 'suit': 'deep', 'vest': 'teal', 'sari': _blouse(shirt)}.get(outfit, shirt)


def _clothes(sex, outfit, shirt, trim, skin, pose):
    flat = (1, .78, 1)
    cyl(0, .01, 1.1, .085, .16, skin)
    base = {'coat': 'white', 'nurse': 'white', 'suit': 'deep', 'vest': 'gold'}.get(outfit, shirt)
    if outfit == 'sari':
        _sari_top(shirt, trim, skin)
        return
    lathe(0, 0, 0, TORSO[sex], base, flat)
    if outfit in ('uniform', 'apron', 'overall', 'nurse'):
        _collar(trim)
    if outfit == 'shirt':
        _shirt_front(sex, shirt)
    if outfit == 'uniform':
        ring(0, 0, .545, .235, .026, trim, scale=(1, .8))
        box(0, -.19, .52, .07, .03, .05, 'brass', .008)
        box(.1, -.2, .93, .09, .03, .05, 'white', .008)
        box(-.1, -.195, .88, .1, .025, .09, trim, .01)
    if outfit == 'vest':
        for side in (-1, 1):
            pipe([(side * .11, -.19, .58), (side * .12, -.195, .85), (side * .12, -.13, 1.09)], .022, 'mint')
        ring(0, 0, .66, .234 if sex == 'm' else .2, .022, 'mint', scale=(1, .8))
        pipe([(0, -.2, .55), (0, -.2, .95)], .01, 'deep')
    if outfit == 'apron':
        _apron(sex, trim, .36 if pose in ('stand', 'walk') else .52)
    if outfit == 'overall':
        box(0, -.16, .72, .26, .09, .24, 'deep', .04)
        for side in (-1, 1):
            pipe([(side * .11, -.19, .92), (side * .13, -.1, 1.12), (side * .12, .12, 1.08), (side * .08, .19, .8)], .022, 'deep')
            ball(side * .11, -.2, .92, .022, 'brass')
        lathe(0, 0, 0, ((.2, .47), (.24, .52), (.25, .6), (.24, .7), (.2, .72)), 'deep', flat)
    if outfit in ('kurta', 'salwar', 'nurse', 'coat') and pose in ('stand', 'walk', 'climb'):
        low = {'kurta': .3, 'salwar': .26, 'nurse': .44, 'coat': .32}[outfit]
        lathe(0, 0, 0, ((.25, low), (.262, low + .02), (.24, .5), (.215, .64), (.19, .72)), base, (1, .86, 1))
        if outfit != 'nurse':
            ring(0, 0, low + .03, .26, .014, trim if outfit != 'coat' else 'ash', scale=(1, .86))
    if outfit == 'kurta':
        for side in (-1, 1):
            pipe([(side * .03, -.161, .79), (side * .03, -.169, .95), (side * .032, -.135, 1.09)], .009, trim)
        for z in (.85, .92, .99):
            ball(0, -.168, z, .014, trim, (1, .6, 1))
        ring(0, 0, 1.12, .112, .024, trim, scale=(1, .9))
    if outfit == 'salwar':
        pipe([(-.16, .16, .62), (-.17, .14, 1.0), (-.1, -.08, 1.15), (.0, -.2, 1.02), (.1, -.08, 1.15), (.17, .14, 1.0),
                (.16, .16, .62)], .042, trim)
    if outfit == 'nurse':
        ring(0, 0, .62, .217, .022, 'teal', scale=(1, .84))
        box(.1, -.2, .9, .08, .02, .05, 'teal', .006)
    if outfit == 'coat':
        _doctors_coat(sex, trim)
    if outfit == 'suit':
        _jacket(sex, 'deep', 'cream' if shirt == 'teal' else shirt, trim)


def _collar(colour):
    for side in (-1, 1):
        pipe([(side * .1, .03, 1.14), (side * .085, -.09, 1.13), (side * .015, -.15, 1.06)], .026, colour)


def _profile(sex):
    """The outline of the upper body and of a sari's skirt below it, which cloth lies on."""
    upper = [knot for knot in smooth_outline(TORSO[sex], 60) if knot[0] > .09 and knot[1] > .55]
    lower = [(.262 - .05 * t, .1 + .45 * t, 1, .1) for t in (k / 200 for k in range(200))]
    return lower + upper


_profiles = {sex: _profile(sex) for sex in TORSO}


def _on_body(sex, point, lift):
    """The place on the body nearest to a point, raised by `lift`."""
    far, angle = math.hypot(point.x, point.y / .78), math.atan2(point.x, -point.y / .78)
    r, z, out, up = min(_profiles[sex], key=lambda knot: (knot[0] - far) ** 2 + (knot[1] - point.z) ** 2)
    steep = math.hypot(out, up) or 1
    r += lift * out / steep
    return Vector((r * math.sin(angle), -.78 * r * math.cos(angle), z + lift * up / steep))


def _along(knots, steps):
    """A smooth run through knots of any numbers."""
    ends = [knots[0], *knots, knots[-1]]
    run = []
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:]):
        for k in range(steps):
            t = k / steps
            run.append([.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t ** 3)
                        for p, q, r, s in zip(a, b, c, d)])
    return [*run, list(knots[-1])]


def _ribbon(sex, knots, colour, lift=.014, shift=0, pleats=0, fold=.008):
    """Cloth that lies on the body along knots of (degrees from the front, height, width), its edges turned in.
    `shift` moves it across by a share of its width."""
    run = _along(knots, 7)
    middle = []
    for angle, z, _ in run:
        r = min(_profiles[sex], key=lambda knot: abs(knot[1] - z))[0]
        a = math.radians(angle)
        middle.append(_on_body(sex, Vector((r * math.sin(a), -.78 * r * math.cos(a), z)), 0))
    rows, across = [], 16 if pleats else 8
    for k, (here, (_, _, width)) in enumerate(zip(middle, run)):
        ahead = (middle[min(k + 1, len(middle) - 1)] - middle[max(k - 1, 0)]).normalized()
        outward = (_on_body(sex, here, .1) - here).normalized()
        sideways = ahead.cross(outward)
        row = [_on_body(sex, here + sideways * width * (shift - .5), -.01)]
        for j in range(across + 1):
            t = j / across
            wave = fold * math.cos(2 * math.pi * pleats * t) if pleats else 0
            row.append(_on_body(sex, here + sideways * width * (t - .5 + shift), lift + wave))
        row.append(_on_body(sex, here + sideways * width * (shift + .5), -.01))
        rows.append(row)
    sheet(rows, colour)


def _both(sex, knots, colour, lift=.014):
    for side in (-1, 1):
        _ribbon(sex, [(side * a, z, w) for a, z, w in knots], colour, lift)


def _panel(sex, low, high, half, colour, lift):
    """Cloth on the front from one height to another, to `half(share of the way up)` degrees on either side, its edges turned in."""
    rows = []
    for k in range(-1, 18):
        share = min(max(k, 0), 16) / 16
        r, z = min(_profiles[sex], key=lambda knot: abs(knot[1] - low - (high - low) * share))[:2]
        angles = [half(share) * min(max(j, -8), 8) / 8 for j in range(-9, 10)]
        rows.append([_on_body(sex, Vector((r * math.sin(a), -.78 * r * math.cos(a), z)),
                              0 if k in (-1, 17) or j in (0, 18) else lift)
                     for j, a in enumerate(map(math.radians, angles))])
    sheet(rows, colour)


def _opening(sex, low, colour, lift=.006):
    """What shows between two lapels: a wedge from `low` up to the neck."""
    _panel(sex, low, 1.15, lambda share: 3 + 37 * share, colour, lift)


def _apron(sex, trim, low):
    """A skirt, a bib, a pocket, a loop round the neck and strings round the waist, all of them off the body."""
    _panel(sex, low, .7, lambda share: 78 - 8 * share, 'cream', .03)
    _panel(sex, .69, .98, lambda share: 70 - 38 * min(1.6 * share, 1), 'cream', .028)
    _panel(sex, .5, .63, lambda share: 34, trim, .042)
    for side in (-1, 1):
        pipe([_on_body(sex, Vector((side * .1, -.3, .97)), .03), _on_body(sex, Vector((side * .11, -.12, 1.08)), .02),
              (side * .1, .02, 1.16), (side * .05, .1, 1.17)], .016, 'cream')
    ring(0, 0, .7, .235 if sex == 'm' else .208, .017, 'cream', scale=(1, .8))


def _tie(sex, colour, low=.74):
    _ribbon(sex, [(0, 1.055, .045), (0, .98, .05), (0, low + .06, .075), (0, low, .02)], colour, .024)
    ball(0, -.165, 1.068, .036, colour, (1, .7, .8))


def _shirt_collar(sex, colour):
    ring(0, .01, 1.155, .098, .03, colour, scale=(1, .95))
    _both(sex, [(48, 1.15, .06), (26, 1.115, .085), (9, 1.035, .02)], colour, .034)


def _shirt_front(sex, colour):
    edge = {'white': 'ash', 'terracotta': 'brick', 'sea': 'teal', 'gold': 'straw', 'sky': 'pleat', 'blush': 'rose'}.get(colour, 'ash')
    _ribbon(sex, [(0, 1.08, .042), (0, .85, .042), (0, .56, .042)], edge, .008)
    _shirt_collar(sex, edge if colour != 'white' else 'white')
    for k in range(5):
        ball(*_on_body(sex, Vector((0, -.3, 1.0 - .1 * k)), .014), .011, 'white', (1, .5, 1))
    _ribbon(sex, [(32, .985, .095), (32, .88, .095)], edge, .007)
    pipe([_on_body(sex, Vector((.13, -.3, z)), .016) for z in (.95, 1.01)], .009, 'ink')
    ring(0, 0, .56, .226 if sex == 'm' else .212, .026, 'ink', scale=(1, .79))
    box(0, -.192, .536, .06, .03, .046, 'brass', .008)


def _jacket(sex, cloth, shirt, trim):
    """A formal jacket: shirt and tie, or a blouse, between its lapels."""
    _opening(sex, .76, shirt if sex == 'f' else 'white')
    if sex == 'm':
        _tie(sex, trim)
        _shirt_collar(sex, 'white')
    else:
        _both(sex, [(44, 1.15, .05), (18, 1.08, .05), (5, 1.02, .02)], shirt, .013)
    wide, r = (.225, .07) if sex == 'm' else (.19, .062)
    for side in (-1, 1):  # the shoulder, of one piece with its sleeve
        pipe([(side * (wide - .08), .015, 1.075), (side * (wide - .04), .008, 1.075), (side * wide, 0, 1.06)], r, cloth)
    _both(sex, [(75, 1.15, .05), (44, 1.12, .08), (31, 1.03, .105), (21, .93, .085), (5, .76, .02)], cloth, .028)
    _ribbon(sex, [(0, .77, .012), (0, .52, .012)], cloth, .006)
    for z in (.72, .63):
        ball(*_on_body(sex, Vector((.014, -.3, z)), .008), .016, 'brass', (1, .6, 1))
    _ribbon(sex, [(30, .955, .03), (50, .965, .03)], cloth, .016)
    ball(*_on_body(sex, Vector((-.11, -.3, 1.0)), .03), .018, 'gold', (1, .7, 1))


def _doctors_coat(sex, trim):
    _opening(sex, .7, 'sky')
    if sex == 'm':
        _tie(sex, 'slate' if trim in ('gold', 'sea') else trim, .74)
        _shirt_collar(sex, 'sky')
    for colour, more, lift in (('ash', .014, .016), ('white', 0, .024)):
        _both(sex, [(120, 1.12, .07 + more), (55, 1.14, .08 + more), (38, 1.03, .12 + more), (22, .9, .085 + more),
                    (5, .7, .02 + more)], colour, lift)
    _ribbon(sex, [(1, .71, .012), (1, .4, .012)], 'ash', .006)
    for z in (.64, .55):
        ball(*_on_body(sex, Vector((.02, -.3, z)), .01), .014, 'ash', (1, .6, 1))
    for colour, more, lift in (('ash', .012, .008), ('white', 0, .014)):
        _ribbon(sex, [(40, .93 + more, .1 + more), (40, .83 - more, .1 + more)], colour, lift)
    for x, colour in ((.12, 'ink'), (.15, 'sky')):
        pipe([_on_body(sex, Vector((x, -.3, z)), .024) for z in (.92, .965)], .009, colour)
    tube = [(-.1, .06, 1.17), (-.125, -.08, 1.13), (-.135, -.2, .98), (-.1, -.24, .84), (0, -.25, .77), (.085, -.235, .86),
            (.1, -.2, 1.0), (.12, -.08, 1.13), (.1, .06, 1.17)]
    pipe(tube, .017, 'ink')
    with at(-.06, -.255, .73):
        cyl(0, 0, 0, .042, .03, 'steel', axis='y')
        cyl(0, -.012, 0, .026, .02, 'ink', axis='y')
    pipe([(-.02, -.25, .775), (-.06, -.25, .75)], .014, 'ink')


def _blouse(cloth):
    """Teal with a gold blouse is the company's sari; nobody else wears it."""
    return {'teal': 'gold', 'gold': 'teal'}.get(cloth, 'cream')


def _sari_top(cloth, trim, skin):
    lathe(0, 0, 0, TORSO['f'], _blouse(cloth), (1, .78, 1))
    lathe(0, 0, 0, ((.205, .48), (.24, .56), (.232, .64), (.206, .72), (.19, .735)), cloth, (1, .82, 1))
    # The pallu crosses the chest from her right hip to her left shoulder and falls behind it.
    fall = [(-96, .64, .26), (-58, .7, .31), (-16, .83, .33), (18, .97, .27), (38, 1.08, .18), (72, 1.125, .14), (122, 1.1, .15),
            (146, .98, .19), (152, .75, .22), (154, .45, .24)]
    _ribbon('f', fall, cloth, .026, pleats=5)
    for edge in (-1, 1):
        border = [(angle, z, width * .13) for angle, z, width in fall]
        _ribbon('f', border, trim, .036, shift=edge * 3.5)


def _arm(side, hand, sleeve, skin, sex, outfit, gloves, item):
    shoulder = (.225 if sex == 'm' else .195, 0, 1.06)
    out, fwd, up = hand
    mid = [(a + b) / 2 for a, b in zip(shoulder, hand)]
    reach = math.dist(shoulder, hand)
    bend = max(.62 - reach, 0) * .75 + .03
    elbow = (mid[0] + bend * .8, mid[1] + bend * .55, mid[2] - bend * .5)
    r = .078 if sex == 'm' else .07
    s = lambda p: (p[0] * side, p[1], p[2])
    long_sleeve = outfit in ('coat', 'suit', 'kurta', 'shirt')
    ball(*s(shoulder), r * 1.12, sleeve)
    if long_sleeve:
        pipe([s(shoulder), s(elbow), s((elbow[0] + (out - elbow[0]) * .85, elbow[1] + (fwd - elbow[1]) * .85, elbow[2] + (up - elbow[2]) * .85))], r, sleeve)
        ball(*s(elbow), r * .9, sleeve)
        ball(*s([a + (b - a) * .85 for a, b in zip(elbow, hand)]), r * 1.1, sleeve)
    else:
        cut = .8
        pipe([s(shoulder), s([a + (b - a) * cut for a, b in zip(shoulder, elbow)])], r * 1.05, sleeve)
        bare = [s([a + (b - a) * .6 for a, b in zip(shoulder, elbow)]), s(elbow), s(hand)]
        pipe(bare, r * .8, skin)
        if gloves:
            pipe(bare, r * .98, gloves, start=.7)
    ball(*s(hand), r * 1.12, gloves or skin)
    if item:
        with at(*s(hand)):
            item()


# ------------------------------------------------------------------ head

def _head(sex, skin, hair, colour, glasses, moustache, beard, bindi, mask, mood, hatted):
    with at(0, 0, 1.46):
        ball(0, 0, 0, .27, skin, (1, .95, 1.04))
        for side in (-1, 1):
            ball(side * .262, .01, -.02, .055, skin, (.6, 1, 1.15))
            ball(side * .095, -.236, .015, .033, 'ink', (.85, .6, 1.15))
            ball(side * .095 + .011, -.256, .028, .011, 'white')
            if not mask:
                _paint(ball(side * .155, -.199, -.075, .048, 'flush' if skin in ('skin-tan', 'skin-fair') else 'flush-brown',
                            (1, .4, .7), (0, 0, side * 35)))
            inner, middle = (.098, .106) if mood == 'work' else (.1, .108)
            _paint(pipe([(side * .058, -.252, inner), (side * .1, -.243, middle), (side * .145, -.222, .086)],
                        .012 if sex == 'm' else .009, colour if colour in ('silver', 'pepper') else 'black'))
            if sex == 'f':
                ball(side * .262, -.02, -.085, .02, 'brass')
        _paint(ball(0, -.262, -.04, .034, skin, (1, .9, .9)))
        if mask:
            _mask()
        else:
            _mouth(mood, skin)
        if moustache:
            for side in (-1, 1):
                ball(side * .05, -.255, -.085, .055, colour, (1, .4, .36), (0, side * 14, 0))
        if beard:
            ball(0, -.06, -.135, .23, colour, (1.02, .86, .66))
            ball(0, -.2, -.13, .1, skin, (.85, .5, .3))
        if bindi:
            _paint(ball(0, -.25, .09, .017, 'red', (1, .4, 1)))
        if glasses:
            _glasses(glasses == 'half')
        _hair(hair, colour, hatted)


def _paint(thing):
    """What lies on a face: it casts no shadow, which would look like a second mark or a wound."""
    thing.visible_shadow = False


def _mouth(mood, skin):
    if mood == 'smile':
        pipe([(-.07, -.247, -.105), (-.035, -.252, -.128), (0, -.252, -.136), (.035, -.252, -.128), (.07, -.247, -.105)],
             .011, 'lip')
    elif mood == 'laugh':  # a row of teeth between the lips, and the folds that a face of fifty has beside them
        sheet([[_on_face(.277, -22 - 12 * (1 - (t / 4) ** 2) * k / 3, 3.7 * t) for t in range(-4, 5)] for k in range(3, -1, -1)],
              'white')
        pipe([_on_face(.277, -22, 4 * t) for t in (-4, -2, 0, 2, 4)], .008, 'lip')
        pipe([_on_face(.277, -22 - 12 * (1 - (t / 4) ** 2), 4 * t) for t in (-4, -3, -2, 0, 2, 3, 4)], .011, 'lip')
        for side in (-1, 1):
            _paint(pipe([_on_face(.273, -13, side * 17), _on_face(.273, -19, side * 21.5), _on_face(.273, -26, side * 22)],
                        .0055, 'flush' if skin in ('skin-tan', 'skin-fair') else 'flush-brown'))
    elif mood == 'work':
        pipe([(-.038, -.25, -.115), (0, -.251, -.123), (.038, -.25, -.115)], .011, 'lip')
    else:
        pipe([(-.035, -.25, -.12), (.035, -.25, -.12)], .011, 'lip')


def _glasses(half):
    if half:
        for side in (-1, 1):
            rim = [(side * x, -.272 + .1 * max(abs(x) - .1, 0), z) for x, z in
                   ((.04, -.028), (.05, -.062), (.095, -.08), (.14, -.062), (.152, -.028))]
            for points in (rim, [rim[0], rim[-1]], [rim[-1], (side * .235, -.13, 0), (side * .262, -.01, .02)]):
                _paint(pipe(points, .0085, 'brass'))
        _paint(pipe([(-.04, -.272, -.03), (0, -.292, -.018), (.04, -.272, -.03)], .0085, 'brass'))
        return
    for side in (-1, 1):
        ring(side * .095, -.272, .012, .062, .011, 'ink', 'y')
        pipe([(side * .155, -.262, .02), (side * .262, -.02, .02)], .009, 'ink')
    pipe([(-.035, -.275, .02), (.035, -.275, .02)], .009, 'ink')


def _mask():
    """Pale blue, pleated, from the bridge of the nose to under the chin, with loops to the ears."""
    patch(0, 0, 0, .279, 'gauze', 46, -48, -3, .1, (1, .95, 1.04))
    for height, far, r, colour in ((-4, .283, .009, 'white'), (-19, .298, .006, 'pleat'), (-31, .3, .006, 'pleat'),
                                   (-47, .283, .009, 'white')):
        pipe([_on_face(far * (1 - .015 * abs(across) / 46), height, across) for across in (-45, -24, 0, 24, 45)], r, colour)
    for side in (-1, 1):
        for low, ear in ((-.03, .03), (-.19, -.06)):
            pipe([(side * .195, -.185 if low > -.1 else -.13, low), (side * .25, -.08, (low + ear) / 2), (side * .268, .0, ear)],
                 .009, 'white')


def _on_face(far, height, across):
    """A point `far` from the middle of the head, `height` and `across` in degrees from straight ahead."""
    a, b = math.radians(height), math.radians(across)
    return far * math.cos(a) * math.sin(b), -far * .95 * math.cos(a) * math.cos(b), far * 1.04 * math.sin(a)


def _hair(style, colour, hatted=False):
    if style == 'bald':
        return
    if style == 'ring':
        for side in (-1, 1):
            ball(side * .17, .1, -.01, .15, colour, (.75, 1.0, .85))
        ball(0, .17, -.02, .17, colour, (1.25, .7, .85))
        return
    if style == 'knot':
        _combed_back(colour)
        return
    ball(0, .052, .04 if hatted else .055, .283, colour, (1.0, .92, .8) if hatted else (1.02, .93, .92))
    if hatted and style in ('short', 'side', 'curly'):
        return
    if style in ('short', 'side'):
        ball(0, -.115, .165, .18, colour, (1.12, .72, .55), (24, 0, 0))
    if style == 'side':
        ball(.06, -.14, .21, .14, colour, (1.25, .75, .5), (20, 14, 0))
    if style == 'curly':
        for k in range(26):
            t = 1 - 1.15 * (k + .5) / 26
            a, s = k * 2.4, math.sqrt(max(1 - t * t, 0))
            if not (t < .35 and math.sin(a) < -.2):
                ball(.26 * s * math.cos(a), .05 + .25 * s * math.sin(a), .06 + .25 * t, .085, colour)
    if style in ('bun', 'plait', 'long'):
        for side in (-1, 1):
            if not hatted:
                ball(side * .13, -.13, .16, .15, colour, (1.0, .75, .6), (18, side * 34, 0))
            ball(side * .235, -.01 if hatted else -.02, .0, .09, colour, (.55, 1.2, 1.4))
    if style == 'bun':
        ball(0, .27, .1, .135, colour)
        for k in range(6):
            a = k * math.pi / 3
            ball(.1 * math.cos(a), .29, .1 + .11 * math.sin(a), .032, 'white' if colour != 'silver' else 'marigold')
    if style == 'plait':
        for k in range(7):
            ball(.02 * (-1) ** k, .26 + .015 * k, -.02 - .085 * k, .075 - .004 * k, colour, (1, .8, .85))
        ball(0, .355, -.6, .035, 'gold')
    if style == 'long':
        ball(0, .13, -.14, .24, colour, (1.12, .62, 1.3))


def _combed_back(colour):
    """Locks from the hairline to a knot behind the crown, parted beside the middle and grey at the temples. They lie
    close to the head, so that they are no wider than the face."""
    knot, front, parting = Vector((0, .6, .8)), Vector((0, -.8, .6)), 10

    def on_lock(across, share, bulge):
        """A point `across` degrees from the front, at a share of the way from the hairline to the knot."""
        a = math.radians(across)
        end = 79 + 16 * math.sin(a) ** 2 if abs(across) < 90 else 107 - 12 * math.sin(a) ** 2
        b = math.radians(8 + (end - 8) * (1 - share))
        way = knot * math.cos(b) + (front * math.cos(a) + Vector((math.sin(a), 0, 0))) * math.sin(b)
        lift = (.1 - .065 * abs(way.x)) * (1 - (1 - share) ** 6) + .03 * bulge * min(1, 3 * share + .08) - .012
        lift -= max(0, 1 - abs(across - parting) / 3.5) * .14 * (1 - share)
        return tuple((1 + lift) * r * c for r, c in zip((.27, .2565, .281), way))

    for k in range(30):
        start = parting + 12 * k - 180
        middle = abs(start + 6)
        shade = 'temple' if 60 < middle < 100 else 'pepper' if 48 < middle < 112 else colour
        sheet([[on_lock(start + 2 * j, i / 12, math.sin(math.pi * j / 6) ** .7) for j in range(7)] for i in range(13)], shade)
    with at(0, .195, .28, 0, (1.1, 1, .95), 38):
        ball(0, 0, 0, .106, colour)
        turns = [math.radians(110 - 5.5 * k) for k in range(19)]  # the coil, from its foot to its end
        pipe([(.1 * math.sin(b) * math.cos(9 * b), .1 * math.sin(b) * math.sin(9 * b), .1 * math.cos(b)) for b in turns],
             .022, colour)


def _hat(kind, colour, trim):
    with at(0, .02, 1.485, 0, 1, 0 if kind == 'headset' else -11):
        if kind == 'cap':
            ball(0, .02, .12, .282, colour, (1.03, 1.02, .68))
            ball(0, -.22, .11, .2, colour, (1, .95, .13))
            ball(0, .02, .31, .03, trim if trim != colour else 'white')
        elif kind == 'helmet':
            lathe(0, .01, .06, ((.36, 0), (.35, .02), (.295, .04), (.285, .12), (.22, .23), (.1, .275), (0, .28)), colour)
            ball(0, -.26, .085, .17, colour, (1, .8, .12))
            pipe([(0, -.27, .14), (0, -.17, .28), (0, .0, .345), (0, .17, .29), (0, .28, .14)], .028, colour)
        elif kind == 'nurse':
            lathe(0, -.0, .17, ((.215, 0), (.225, .02), (.245, .15), (.235, .17), (.1, .178), (0, .178)), 'white', (1, .85, 1))
            ring(0, 0, .215, .228, .018, 'teal', scale=(1, .85))
        elif kind == 'turban':
            _turban(colour, trim)
        elif kind == 'scarf':
            _headscarf(colour, trim)
        elif kind == 'headset':
            pipe([(-.29, 0, 0), (-.26, 0, .2), (0, 0, .345), (.26, 0, .2), (.29, 0, 0)], .026, 'ink')
            for side in (-1, 1):
                cyl(side * .3 - .03, 0, -.01, .085, .06, 'teal', axis='x')
            pipe([(-.3, -.03, -.05), (-.27, -.2, -.13), (-.12, -.29, -.13)], .014, 'ink')
            ball(-.11, -.295, -.13, .032, 'ink')
        elif kind == 'straw':
            lathe(0, .01, .1, ((.5, 0), (.49, .015), (.3, .05), (.27, .07), (.25, .18), (.14, .22), (0, .225)), 'straw')
            ring(0, .01, .17, .275, .025, colour)
        elif kind == 'chef':
            cyl(0, .0, .12, .235, .14, 'white')
            for k in range(6):
                ball(.12 * math.cos(k * 1.05), .12 * math.sin(k * 1.05), .31, .14, 'white')
            ball(0, 0, .36, .14, 'white')


def _turban(colour, trim):
    """Wound cloth: folds rise from behind each ear to a peak over the brow, over a band of the second colour."""
    ball(0, .05, .16, .285, colour, (1.02, 1.0, .82))
    pipe([(-.24, -.08, .05), (-.14, -.21, .12), (0, -.258, .17), (.14, -.21, .12), (.24, -.08, .05)], .03, trim)
    for k in range(6):
        up, wide = .046 * k, .9 + .13 * math.sin(math.pi * (k + .6) / 5.6)
        for side in (-1, 1):
            near = .012 * (side > 0)
            pipe([(-side * .045, -.268 + .027 * k - near, .2 + up * .8), (side * .04, -.27 + .027 * k - near, .19 + up * .82),
                  (side * .18 * wide, -.205 + .016 * k, .115 + up), (side * .272 * wide, -.02, .045 + up * 1.05),
                  (side * .245 * wide, .19, .04 + up), (0, .305, .06 + up)], .046, colour)
    ball(0, .03, .32, .19, colour, (1.12, 1.0, .5))


def _headscarf(colour, trim):
    """A spotted kerchief with a rolled hem over the brow, knotted at the nape: cloth, not hair."""
    edge = trim if trim != colour else 'cream'
    ball(0, .065, .05, .297, colour, (1.03, 1.0, 1.02))
    for k in range(22):
        up = 1 - .95 * (k + .5) / 22
        a, out = k * 2.39996, math.sqrt(1 - up * up)
        if up > .45 or math.sin(a) > 0:
            ball(.306 * out * math.cos(a), .065 + .297 * out * math.sin(a), .05 + .303 * up, .02, 'cream')
    pipe([(-.285, .12, -.05), (-.292, -.03, .03), (-.2, -.19, .105), (0, -.255, .135), (.2, -.19, .105), (.292, -.03, .03),
          (.285, .12, -.05)], .032, edge)
    ball(0, .33, -.1, .07, edge)
    for side in (-1, 1):
        ball(side * .12, .34, -.23, .15, colour, (.42, .25, 1), (0, side * -28, 0))


# ------------------------------------------------------------------ things in hands

def _pole(down, up, colour='wood', r=.018, fwd=.3):
    pipe([(0, -fwd, -down), (0, fwd * up / down, up)], r, colour, smooth=False)


def mop(down=.83, colour='white'):
    def item():
        _pole(down, .5)
        for k in range(9):
            a = k * .7
            ball(.09 * math.cos(a), -.3 + .07 * math.sin(a) - .02, -down + .04, .06, colour if k % 3 else 'mint', (1, 1.3, .6))
        cyl(0, -.285, -down + .04, .05, .09, 'teal')
    return item


def broom(down=.83):
    def item():
        _pole(down, .45)
        with at(0, -.3, -down):
            cyl(0, .03, .18, .05, .06, 'teal')
            lathe(0, .01, 0, ((.15, 0), (.13, .08), (.05, .2)), 'straw', (1, .5, 1))
    return item


def rake(down=.83):
    def item():
        _pole(down, .5)
        box(0, -.3, -down + .04, .4, .03, .04, 'leaf', .01)
        for k in range(7):
            cyl(-.18 + .06 * k, -.3, -down, .008, .05, 'steel')
    return item


def squeegee():
    pipe([(0, .04, -.12), (0, -.06, .2)], .016, 'gold')
    box(0, -.08, .2, .3, .03, .05, 'ink', .01)


def spray():
    with at(0, -.04, -.16):
        bottle(0, 0, 0, 'terracotta')


def cloth():
    ball(0, -.05, -.02, .1, 'gold', (1.1, .5, .8))


def duster():
    pipe([(0, .06, -.12), (0, -.08, .16)], .014, 'wood')
    for k in range(6):
        ball(.03 * math.cos(k), -.1 - .015 * k, .16 + .045 * k, .07, 'rose' if k % 2 else 'blush')


def wrench():
    pipe([(0, .05, -.08), (0, -.12, .2)], .026, 'steel')
    ring(0, -.145, .245, .055, .022, 'steel', 'x')


def screwdriver():
    cyl(0, 0, -.04, .026, .12, 'red')
    cyl(0, 0, .07, .009, .14, 'steel')


def meter():
    box(0, -.07, -.06, .15, .06, .22, 'gold', .02)
    box(0, -.105, .06, .11, .01, .07, 'ink', .004)
    cyl(0, -.11, -.0, .035, .02, 'ink', axis='y')


def torch():
    with at(0, 0, 0, 0, 1, 90):
        cyl(0, 0, -.05, .035, .18, 'ink')
        cyl(0, 0, .12, .04, .08, 'slate', .065)
        disc(0, 0, .195, .055, 'bulb', .012)


def clipboard():
    with at(0, -.06, 0, 0, 1, 35):
        box(0, 0, -.03, .28, .03, .38, 'wood', .012)
        box(0, -.02, 0, .23, .012, .3, 'white', .004)
        box(0, -.026, .3, .1, .03, .05, 'steel', .01)
        for k in range(4):
            box(.02, -.03, .05 + .065 * k, .13, .006, .018, 'slate', .002)
            box(-.08, -.03, .045 + .065 * k, .03, .006, .03, 'leaf', .002)


def tablet():
    with at(0, -.06, 0, 0, 1, 35):
        box(0, 0, -.04, .3, .025, .22, 'ink', .01)
        box(0, -.014, -.02, .26, .01, .18, 'screen', .003)


def phone():
    box(0, -.03, 0, .07, .025, .14, 'ink', .01)


def watering_can():
    with at(0, -.04, -.3):
        cyl(0, 0, 0, .13, .22, 'teal', .12)
        pipe([(0, -.1, .06), (0, -.24, .16), (0, -.32, .27)], .025, 'teal')
        cyl(0, -.34, .25, .03, .05, 'gold', .055)
        pipe([(0, .1, .05), (0, .17, .2), (0, .02, .32), (0, -.08, .22)], .018, 'gold')


def shears():
    for side in (-1, 1):
        pipe([(side * .07, .05, -.03), (0, -.12, .04), (-side * .05, -.34, .1)], .018, 'red' if side > 0 else 'steel')


def secateurs_in_fist(glove):
    """One handle lies in the palm, the fingers close round the other."""
    for side, up in ((1, .082), (-1, -.05)):
        pipe([(0, .06, up * 1.1), (0, -.02, up), (0, -.12, up * .6), (0, -.17, 0)], .019, 'red')
        pipe([(0, -.16, 0), (0, -.22, -up * .35), (0, -.3, -up * .12)], .013, 'steel')
    cyl(-.02, -.165, 0, .024, .04, 'steel', axis='x')
    for k in range(4):
        pipe([(.06, .055 - .042 * k, -.02), (.03, .055 - .042 * k, -.085), (-.04, .055 - .042 * k, -.075)], .025, glove)


def tray():
    with at(-.17, -.1, .0, 0):
        tray_of_chai(0, 0, .03)


def chai():
    cup(0, -.06, -.03, 'white')


def tiffin_box():
    tiffin(0, 0, -.46)


def key():
    ring(0, -.08, .02, .045, .014, 'brass', 'x')
    pipe([(0, -.12, .02), (0, -.26, .02)], .016, 'brass')
    for k in range(2):
        box(0, -.22 - .03 * k, -.035, .02, .015, .05, 'brass', .004)


def envelope():
    box(0, -.06, -.03, .3, .02, .2, 'cream', .006)
    box(0, -.075, .02, .1, .01, .08, 'gold', .004)


def crate():
    with at(-.16, -.08, -.06):
        box(0, 0, 0, .44, .34, .26, 'gold', .02)
        box(0, 0, .2, .38, .28, .07, 'deep', .01)
        for k, colour in enumerate(('terracotta', 'lime', 'red', 'marigold')):
            ball(-.12 + .08 * k, .03 * (-1) ** k, .29, .08, colour)


def carton():
    with at(-.16, -.1, -.06):
        box(0, 0, 0, .44, .34, .32, 'oak', .015)
        box(0, 0, .003, .07, .345, .32, 'straw', .006)


def bouquet():
    for k, colour in enumerate(('marigold', 'rose', 'gold', 'white', 'rose', 'marigold')):
        ball(.07 * math.cos(k * 1.05), -.04 + .06 * math.sin(k * 1.05), .16, .055, colour)
    cyl(0, -.03, -.06, .02, .18, 'leaf', .08)


def stick(down=.75):
    def item():
        pipe([(0, -.02, -down), (0, 0, .02), (0, -.05, .08), (0, -.12, .05)], .02, 'wood')
    return item


def microphone():
    cyl(0, -.03, -.05, .02, .16, 'ink')
    ball(0, -.03, .14, .045, 'steel')


def brolly():
    umbrella(-.05, .12, -.1, 'gold', .62, 1.34)  # high enough to show the face below


def blueprint():
    with at(-.18, -.08, .02, 0, 1, 30):
        box(0, 0, -.06, .5, .012, .32, 'sky', .004)
        box(0, -.01, 0, .3, .006, .16, 'white', .002)
        box(0, -.014, .02, .26, .006, .12, 'sky', .002)


def books_in_arm():
    for k, colour in enumerate(('terracotta', 'gold', 'teal')):
        box(0, -.06, -.06 + .045 * k, .2, .15, .045, colour, .008)


# ------------------------------------------------------------------ portraits

def task(**settings):
    """The frame of the services' list: who stands where x = y, at scale 1, has head and knees where all others have them."""
    picture(size=(800, 600), height=24, crop=(0, 0, 1.12, 2), **settings)


@contextmanager
def portrait(height=1.16, width=1.42, wall='cream', floor='oak'):
    """Half a figure in a place of its own: x runs to the right, -y to us, a wall stands at y=1.3. Fills its square."""
    picture(size=(800, 800), height=13, sun=(-.3, -.95, .85), crop=(0, 0, height, width))
    with at(0, 0, 0, 45):
        box(0, 1.36, -1, 4, .12, 5, wall, .01)
        box(0, 0, -.1, 4, 2.8, .1, floor, .01)
        yield
