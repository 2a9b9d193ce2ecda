"""A kit of parts for the site's miniature pictures (Blender 3.4, Cycles on the CPU).

Units are metres, roughly: a grown figure is 1.75 tall. x runs to the lower right of the
picture, y to the upper right, z up; the camera looks from (+x, -y), from above.
Whatever has a front faces -y (lower left); `turn` is degrees anticlockwise, so
turn=45 faces the camera and turn=90 faces lower right. Positions are centre-bottom.
Things that hang on a wall have their back at y=0.

Contents: stage · palette · primitives · rooms · openings · furniture · fixtures ·
plants · light and camera. People are in people.py, buildings and streets in town.py.
"""
import math
import os
import random
import tempfile
from contextlib import contextmanager

import bpy
from mathutils import Matrix, Vector

# ------------------------------------------------------------------ stage

_frames = [Matrix.Identity(4)]
_meshes, _materials = {}, {}
_figures = []
_picture = dict(light='day', size=(1200, 900), margin=.025, exposure=.86, crop=None, close=None, behind=None,
                height=31, sun=(.32, -.72, 1.0))


def start(seed):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    random.seed(seed)


def picture(**settings):
    """light='day'|'dawn'|'evening'|'rain', size=(w, h), margin=share of width, exposure, crop=(x, y, z, width),
    close=(x, y, z, width) of the close-up,
    behind=what close-ups that look past the scene's edge see there, height=degrees of the camera above the ground,
    sun=direction towards it."""
    _picture.update(settings)


def close_up():
    """What a scene shows under its name with `-close`: one person and one task, filling the frame."""
    _picture.update(size=(800, 600), margin=0, crop=_picture['close'])


@contextmanager
def at(x=0, y=0, z=0, turn=0, scale=1, tip=0, lean=0):
    """Everything built inside is moved, turned about z, tipped about x, leaned about y, scaled."""
    step = (Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(turn), 4, 'Z')
            @ Matrix.Rotation(math.radians(tip), 4, 'X') @ Matrix.Rotation(math.radians(lean), 4, 'Y'))
    size = scale if isinstance(scale, tuple) else (scale,) * 3
    _frames.append(_frames[-1] @ step @ Matrix.Diagonal((*size, 1)))
    try:
        yield
    finally:
        _frames.pop()


def stands(head):
    """Somebody stands in this frame, with the middle of the head at `head`."""
    body = [_frames[-1] @ Vector((0, 0, z)) for z in (.1, .5, .9)]
    _figures.append((head, body, _frames[-1].to_scale()[0]))


def spot(x, y, z):
    return _frames[-1] @ Vector((x, y, z))


def seen_from_here(place):
    return _frames[-1].inverted() @ place


def _place(data, local=Matrix.Identity(4)):
    thing = bpy.data.objects.new(data.name, data)
    thing.matrix_world = _frames[-1] @ local
    if getattr(data, 'materials', None) and data.materials[0].name in ('bulb', 'lit', 'amber'):
        thing.visible_diffuse = False  # glow for the eye only; lamps light the scene, without fireflies
    bpy.context.scene.collection.objects.link(thing)
    return thing


# ------------------------------------------------------------------ palette

PALETTE = {  # name: (hex, roughness, glow, metal)
    'cream': ('F3EDE2', .6), 'mint': ('D9E6DF', .6), 'teal': ('0F6B62', .5), 'deep': ('0B3B3A', .5),
    'sea': ('3C9488', .5), 'gold': ('F2B441', .42), 'straw': ('F7D48C', .55), 'terracotta': ('D96C4A', .6),
    'brick': ('C4704F', .75), 'blush': ('EFA58D', .6), 'white': ('FBFAF6', .45), 'grey': ('A9B5B4', .45),
    'ash': ('CBD2CE', .5), 'slate': ('55666A', .5), 'ink': ('172426', .5),
    'steel': ('C5CED0', .28, 0, .75), 'brass': ('D9A441', .3, 0, .7), 'copper': ('C9754A', .32, 0, .6),
    'leaf': ('3E8E5A', .6), 'fern': ('2A6B48', .6), 'lime': ('86B45A', .6), 'lawn': ('8DBF7A', .8),
    'wood': ('8A5A34', .5), 'oak': ('C98F5A', .45), 'oak2': ('C18650', .45), 'oak3': ('D19A66', .45),
    'soil': ('5B4030', .9), 'stone': ('D6CDBD', .7), 'stone2': ('C9BFAE', .7), 'road': ('5E6B6E', .85),
    'pave': ('DDD3C2', .75), 'pave2': ('CFC4B1', .75), 'water': ('63BCC9', .08), 'glass': ('B9DDE3', .12),
    'pane': ('8FC3C8', .12), 'dusk': ('2B5560', .15), 'red': ('D24B45', .45), 'rose': ('E0708A', .5),
    'violet': ('8C6BB1', .5), 'plum': ('6B3550', .6), 'maroon': ('8A3038', .6), 'sky': ('5FA8D3', .5), 'marigold': ('F08A24', .6),
    'lit': ('FFD89A', .5, 1.6), 'bulb': ('FFE2AE', .5, 5), 'amber': ('F9A825', .5, .8), 'screen': ('8FE0D2', .4, .55),
    'go': ('57D98A', .4, 1.2), 'warn': ('FFB04A', .4, 1.5), 'gauze': ('A9D5E6', .75), 'pleat': ('86BCD2', .75),
    'damp': ('EAC57E', .8), 'tide': ('D9AC68', .8),
    'flush': ('DE9A78', .65), 'flush-brown': ('A2593A', .65),
    'skin-dark': ('8E5638', .6), 'skin-brown': ('B57849', .6), 'skin-tan': ('D0966A', .6), 'skin-fair': ('E8B98F', .6),
    'black': ('1F1512', .65), 'brown': ('4A2C1C', .65), 'silver': ('C9C6C0', .7), 'pepper': ('5E5852', .7), 'temple': ('978A7D', .7),
    'lip': ('8E3B32', .5),
}


def _linear(hexa):
    channels = (int(hexa[i:i + 2], 16) / 255 for i in (0, 2, 4))
    return (*(c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4 for c in channels), 1)


def material(name):
    if name not in _materials:
        given = PALETTE[name]
        hexa, rough, glow, metal = (*given, *(.5, 0, 0)[len(given) - 1:])
        made = bpy.data.materials.new(name)
        made.use_nodes = True
        inputs = made.node_tree.nodes['Principled BSDF'].inputs
        colour = _linear(hexa)
        for key, value in (('Base Color', colour), ('Roughness', rough), ('Metallic', metal),
                           ('Emission', colour), ('Emission Strength', glow)):
            inputs[key].default_value = value
        _materials[name] = made
    return _materials[name]


# ------------------------------------------------------------------ primitives

def _mesh(key, build, colour):
    """One mesh per shape and colour; objects share it, which keeps big scenes small."""
    key = (*key, colour)
    if key not in _meshes:
        points, faces, normals = build()
        mesh = bpy.data.meshes.new(str(key[0]))
        mesh.from_pydata(points, [], faces)
        mesh.materials.append(material(colour))
        if normals:
            mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
            mesh.use_auto_smooth = True
            mesh.normals_split_custom_set_from_vertices(normals)
        mesh.update()
        _meshes[key] = mesh
    return _meshes[key]


def _grid_faces(rows, columns):
    return [(i * columns + j, i * columns + (j + 1) % columns,
             (i + 1) * columns + (j + 1) % columns, (i + 1) * columns + j)
            for i in range(rows - 1) for j in range(columns)]


def _rounded_box(sx, sy, sz, r, steps=3):
    """A sphere pulled apart at its quadrants: exact normals, so flat sides stay flat."""
    angles = [90 * k / steps for k in range(steps + 1)]
    rows = [(a - 90, -1) for a in angles] + [(a, 1) for a in angles]
    quadrants = ((0, 1, 1), (90, -1, 1), (180, -1, -1), (270, 1, -1))
    columns = [(start + a, qx, qy) for start, qx, qy in quadrants for a in angles]
    points, normals = [], []
    for lat, qz in rows:
        for lon, qx, qy in columns:
            a, b = math.radians(lat), math.radians(lon)
            n = Vector((math.cos(a) * math.cos(b), math.cos(a) * math.sin(b), math.sin(a)))
            points.append((n.x * r + qx * (sx / 2 - r), n.y * r + qy * (sy / 2 - r), n.z * r + qz * (sz / 2 - r)))
            normals.append(n)
    count, quarter = len(columns), steps + 1
    last = (len(rows) - 1) * count
    faces = _grid_faces(len(rows), count)
    faces += [tuple(quarter * q for q in (3, 2, 1, 0)), tuple(last + quarter * q for q in range(4))]
    return points, faces, normals


def box(x, y, z, sx, sy, sz, colour, bevel=.03, turn=0):
    r = max(min(bevel, .49 * min(sx, sy, sz)), .001)
    size = tuple(round(v, 4) for v in (sx, sy, sz, r))
    mesh = _mesh(('box', *size), lambda: _rounded_box(*size), colour)
    return _place(mesh, Matrix.Translation((x, y, z + sz / 2)) @ Matrix.Rotation(math.radians(turn), 4, 'Z'))


def _revolve(outline, segments):
    """outline: (radius, height, normal out, normal up) from bottom to top."""
    points, normals = [], []
    for r, z, out, up in outline:
        for k in range(segments):
            c, s = math.cos(2 * math.pi * k / segments), math.sin(2 * math.pi * k / segments)
            points.append((r * c, r * s, z))
            normals.append(Vector((out * c, out * s, up)).normalized())
    faces = _grid_faces(len(outline), segments)
    last = (len(outline) - 1) * segments
    if outline[0][0] > .002:
        faces.append(tuple(reversed(range(segments))))
    if outline[-1][0] > .002:
        faces.append(tuple(last + k for k in range(segments)))
    return points, faces, normals


def _cylinder_outline(r1, r2, h):
    b = min(.03, .3 * h, .45 * max(min(r1, r2), .004))
    rise = math.degrees(math.atan2(r1 - r2, h))
    low = [-90 + (90 + rise) * k / 3 for k in range(4)]
    high = [rise + (90 - rise) * k / 3 for k in range(4)]
    arc = lambda r, z, a: (r - b + b * math.cos(math.radians(a)), z + b * math.sin(math.radians(a)),
                           math.cos(math.radians(a)), math.sin(math.radians(a)))
    return [arc(r1, b, a) for a in low] + [arc(r2, h - b, a) for a in high]


def cyl(x, y, z, r, h, colour, top=None, axis='z'):
    """A cylinder or cone; along another axis it starts at the given point and runs forward."""
    top = r if top is None else top
    sizes = tuple(round(v, 4) for v in (r, top, h))
    wide = max(r, top)
    segments = 24 if wide < .12 else 40 if wide < .5 else 96
    mesh = _mesh(('cyl', *sizes), lambda: _revolve(_cylinder_outline(*sizes), segments), colour)
    turn = {'z': Matrix.Identity(4), 'x': Matrix.Rotation(math.pi / 2, 4, 'Y'),
            'y': Matrix.Rotation(-math.pi / 2, 4, 'X')}[axis]
    return _place(mesh, Matrix.Translation((x, y, z)) @ turn)


def smooth_outline(knots, steps=5):
    """Catmull-Rom through (radius, height) knots, with normals."""
    ext = [knots[0], *knots, knots[-1]]
    line = []
    for a, b, c, d in zip(ext, ext[1:], ext[2:], ext[3:]):
        for k in range(steps):
            t = k / steps
            line.append(tuple(.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t
                                    + (3 * q - p - 3 * r + s) * t ** 3) for p, q, r, s in zip(a, b, c, d)))
    line.append(knots[-1])
    outline = []
    for k, (r, z) in enumerate(line):
        (r0, z0), (r1, z1) = line[max(k - 1, 0)], line[min(k + 1, len(line) - 1)]
        outline.append((max(r, 0), z, z1 - z0, r0 - r1))
    return outline


def lathe(x, y, z, knots, colour, scale=(1, 1, 1)):
    """A turned shape from (radius, height) knots, bottom to top."""
    mesh = _mesh(('lathe', *knots), lambda: _revolve(smooth_outline(knots), 36), colour)
    return _place(mesh, Matrix.Translation((x, y, z)) @ Matrix.Diagonal((*scale, 1)))


def _sphere(segments, rings):
    points = [(math.sin(math.pi * i / rings) * math.cos(2 * math.pi * j / segments),
               math.sin(math.pi * i / rings) * math.sin(2 * math.pi * j / segments),
               -math.cos(math.pi * i / rings)) for i in range(rings + 1) for j in range(segments)]
    return points, _grid_faces(rings + 1, segments), [Vector(p) for p in points]


def ball(x, y, z, r, colour, scale=(1, 1, 1), turn=(0, 0, 0)):
    """An ellipsoid about its centre; turn in degrees about x, y, z."""
    fine = (32, 16) if r > .05 else (16, 8)
    mesh = _mesh(('ball', *fine), lambda: _sphere(*fine), colour)
    spin = Matrix.Identity(4)
    for angle, axis in zip(turn, 'XYZ'):
        spin = Matrix.Rotation(math.radians(angle), 4, axis) @ spin
    return _place(mesh, Matrix.Translation((x, y, z)) @ spin @ Matrix.Diagonal((*(r * s for s in scale), 1)))


def patch(x, y, z, r, colour, half, low, high, swell=.0, scale=(1, 1, 1)):
    """A piece of an ellipsoid's front (-y): `half` degrees to either side, from `low` to `high` degrees of height;
    `swell` lifts its middle."""
    n = 12

    def build():
        points = []
        for i in range(n + 1):
            for j in range(n + 1):
                a, b = math.radians(low + (high - low) * i / n), math.radians(half * (2 * j / n - 1))
                far = r * (1 + swell * math.sin(math.pi * i / n) * math.sin(math.pi * j / n))
                points.append((far * math.cos(a) * math.sin(b) * scale[0], -far * math.cos(a) * math.cos(b) * scale[1],
                               far * math.sin(a) * scale[2]))
        faces = [(i * (n + 1) + j, i * (n + 1) + j + 1, (i + 1) * (n + 1) + j + 1, (i + 1) * (n + 1) + j)
                 for i in range(n) for j in range(n)]
        return points, faces, [Vector(p).normalized() for p in points]

    return _place(_mesh(('patch', r, half, low, high, swell, *scale), build, colour), Matrix.Translation((x, y, z)))


def sheet(rows, colour):
    """Cloth: a smooth surface through rows of points, all rows of one length. Its front is where rows turn left."""
    grid = [[Vector(point) for point in row] for row in rows]
    high, wide = len(grid), len(grid[0])
    points, normals = [p for row in grid for p in row], []
    for i in range(high):
        for j in range(wide):
            along = grid[i][min(j + 1, wide - 1)] - grid[i][max(j - 1, 0)]
            upward = grid[min(i + 1, high - 1)][j] - grid[max(i - 1, 0)][j]
            normals.append(along.cross(upward).normalized())
    faces = [(i * wide + j, i * wide + j + 1, (i + 1) * wide + j + 1, (i + 1) * wide + j)
             for i in range(high - 1) for j in range(wide - 1)]
    return _place(_mesh(('sheet', *(tuple(round(c, 4) for c in p) for p in points)), lambda: (points, faces, normals), colour))


def pipe(points, r, colour, smooth=True, closed=False, start=0):
    """start: the share of its length that is left out, such as the arm before a glove."""
    curve = bpy.data.curves.new('pipe', 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = '3D', r, 3 if r > .02 else 1
    curve.resolution_u, curve.use_fill_caps = 8, True
    curve.bevel_factor_mapping_start, curve.bevel_factor_start = 'SPLINE', start
    if smooth:
        spline = curve.splines.new('BEZIER')
        spline.bezier_points.add(len(points) - 1)
        for knot, point in zip(spline.bezier_points, points):
            knot.co = point
            knot.handle_left_type = knot.handle_right_type = 'AUTO'
    else:
        spline = curve.splines.new('POLY')
        spline.points.add(len(points) - 1)
        for knot, point in zip(spline.points, points):
            knot.co = (*point, 1)
    spline.use_cyclic_u = closed
    curve.materials.append(material(colour))
    return _place(curve)


def rod(points, r, colour):
    """Straight runs with round elbows, as plumbers lay them."""
    pipe(points, r, colour, smooth=False)
    for point in points[1:-1]:
        ball(*point, r * 1.28, colour)


def ring(x, y, z, radius, r, colour, axis='z', scale=(1, 1)):
    turns = [2 * math.pi * k / 16 for k in range(16)]
    u = [(radius * scale[0] * math.cos(a), radius * scale[1] * math.sin(a)) for a in turns]
    lay = {'z': lambda a, b: (x + a, y + b, z), 'y': lambda a, b: (x + a, y, z + b), 'x': lambda a, b: (x, y + a, z + b)}
    return pipe([lay[axis](a, b) for a, b in u], r, colour, closed=True)


def slab(outline, z, h, colour):
    """A flat polygon (x, y corners, anticlockwise) with thickness."""
    n = len(outline)
    build = lambda: ([(x, y, z) for x, y in outline] + [(x, y, z + h) for x, y in outline],
                     [tuple(reversed(range(n))), tuple(range(n, 2 * n))]
                     + [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)], None)
    return _place(_mesh(('slab', *outline, z, h), build, colour))


def side_cut(outline, width, colour, x=0):
    """A side view (y, z corners) pulled to a width along x: roofs, canopies, vehicle bodies."""
    n, half = len(outline), width / 2
    build = lambda: ([(-half, a, b) for a, b in outline] + [(half, a, b) for a, b in outline],
                     [tuple(reversed(range(n))), tuple(range(n, 2 * n))]
                     + [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)], None)
    return _place(_mesh(('side', *outline, width), build, colour), Matrix.Translation((x, 0, 0)))


def disc(x, y, z, r, colour, h=.02):
    return cyl(x, y, z, r, h, colour)


def scatter(n, x0, x1, y0, y1):
    return [(random.uniform(x0, x1), random.uniform(y0, y1)) for _ in range(n)]


# ------------------------------------------------------------------ rooms and grounds

def plinth(w, d, top='pave', h=.28, edge='deep'):
    """The tray a scene stands on; its upper surface is z=0."""
    box(0, 0, -h, w, d, h - .06, edge, .05)
    box(0, 0, -.1, w - .1, d - .1, .1, top, .02)


def planks(w, d, x=0, y=0, z=0, along='x'):
    n = round((d if along == 'x' else w) / .42)
    step = (d if along == 'x' else w) / n
    for k in range(n):
        shift = -(d if along == 'x' else w) / 2 + step * (k + .5)
        colour = ('oak', 'oak2', 'oak3', 'oak2')[k * 7 % 4]
        if along == 'x':
            box(x, y + shift, z, w, step - .015, .03, colour, .008)
        else:
            box(x + shift, y, z, step - .015, d, .03, colour, .008)


def tiles(w, d, colours=('white', 'mint'), size=.6, x=0, y=0, z=0):
    nx, ny = max(round(w / size), 1), max(round(d / size), 1)
    sx, sy = w / nx, d / ny
    for i in range(nx):
        for j in range(ny):
            box(x - w / 2 + sx * (i + .5), y - d / 2 + sy * (j + .5), z, sx - .015, sy - .015, .03,
                colours[(i + j) % len(colours)], .008)


def room(w=6.4, d=6.4, h=2.7, left='cream', back='mint', floor='planks', skirting='white', dado=None):
    """A floor and the two far walls; the floor surface is z=.03."""
    t = .16
    box(-t / 2, t / 2, -.3, w + t, d + t, .24, 'deep', .05)
    box(-t / 2, t / 2, -.1, w + t - .06, d + t - .06, .1, 'stone2', .02)
    if floor == 'planks':
        planks(w - .06, d - .06)
    else:
        tiles(w - .06, d - .06, floor if isinstance(floor, tuple) else (floor,))
    box(-w / 2 - t / 2, t / 2, 0, t, d + t, h, left, .02)
    box(0, d / 2 + t / 2, 0, w, t, h, back, .02)
    if dado:
        box(-w / 2 + .01, 0, .03, .03, d, 1.0, dado, .005)
        box(.015, d / 2 - .01, .03, w - .03, .03, 1.0, dado, .005)
        box(-w / 2 + .015, 0, 1.03, .05, d, .05, 'white', .01)
        box(.025, d / 2 - .015, 1.03, w - .05, .05, .05, 'white', .01)
    if skirting:
        box(-w / 2 + .02, 0, .03, .045, d, .14, skirting, .01)
        box(.025, d / 2 - .02, .03, w - .05, .045, .14, skirting, .01)


def on_left(w=6.4, y=0, z=0):
    """Frame for things on the left wall of a room of width w."""
    return at(-w / 2, y, z, 90)


def on_back(d=6.4, x=0, z=0):
    return at(x, d / 2, z, 0)


def rug(x, y, r, colours=('teal', 'gold', 'teal'), z=.03):
    for k, colour in enumerate(colours):
        disc(x, y, z + .012 * k, r * (1 - .12 * k - .04 * (k > 1)), colour)


def carpet(x, y, w, d, colour='teal', border='gold', z=.03):
    box(x, y, z, w, d, .02, border, .01)
    box(x, y, z + .008, w - .16, d - .16, .02, colour, .01)


# ------------------------------------------------------------------ openings and wall pieces

def window(x, z, w=1.3, h=1.2, pane='glass', frame='white', bars=(1, 1), sill=True, chajja=False, grille=False):
    """bars=(uprights, crossbars). chajja is the sunshade slab over windows all over India."""
    box(x, -.035, z, w, .07, h, frame, .015)
    box(x, -.05, z + .07, w - .14, .06, h - .14, pane, .005)
    for k in range(bars[0]):
        box(x - w / 2 + w * (k + 1) / (bars[0] + 1), -.07, z + .03, .045, .06, h - .06, frame, .008)
    for k in range(bars[1]):
        box(x, -.062, z + h * (k + 1) / (bars[1] + 1) - .02, w - .06, .05, .04, frame, .008)
    if sill:
        box(x, -.11, z - .05, w + .14, .22, .06, frame, .015)
    if chajja:
        box(x, -.2, z + h + .06, w + .3, .4, .07, chajja if isinstance(chajja, str) else 'cream', .02)
    if grille:
        for k in range(1, 6):
            box(x, -.11, z + h * k / 6, w, .02, .02, 'deep', .004)


def curtain(x, z, w, h, colour='gold'):
    pipe([(x - w / 2 - .1, -.12, z + h + .05), (x + w / 2 + .1, -.12, z + h + .05)], .025, 'wood')
    for side in (-1, 1):
        for k in range(4):
            cyl(x + side * (w / 2 - .05 - .09 * k), -.12, z - .1, .055, h + .14, colour)


def door(x, w=.95, h=2.05, colour='teal', frame='white', open_by=0, handle='brass', glass=False):
    box(x, -.03, .03, w + .18, .06, h + .09, frame, .015)
    if open_by:
        box(x, -.04, .03, w, .06, h, 'ink', .005)
    with at(x - w / 2, -.07, .03, -open_by):
        box(w / 2, 0, 0, w, .06, h, colour, .015)
        if glass:
            box(w / 2, -.01, h * .45, w - .3, .06, h * .45, 'glass', .01)
        else:
            for z in (.18, h * .55):
                box(w / 2, -.015, z, w - .26, .05, h * .36, colour, .02)
        ball(w - .12, -.06, h * .48, .04, handle)


def frame_picture(x, z, w=.7, h=.85, colour='gold', motif='sun'):
    box(x, -.025, z, w, .05, h, 'white', .015)
    box(x, -.035, z + .07, w - .14, .05, h - .14, colour, .005)
    if motif == 'sun':
        cyl(x, -.075, z + h * .58, w * .2, .03, 'cream', axis='y')
        box(x, -.045, z + .07, w - .14, .04, h * .22, 'deep', .004)
    elif motif == 'leaf':
        pipe([(x, -.065, z + .15), (x + .03, -.065, z + h * .5), (x, -.065, z + h - .18)], .012, 'deep')
        for k in range(6):
            side = 1 if k % 2 else -1
            ball(x + side * .09, -.062, z + .25 + .07 * k, .09, 'leaf', (1, .12, .45), (0, -35 * side, 0))
    elif motif == 'hills':
        ball(x - w * .15, -.05, z + h * .2, w * .27, 'teal', (1, .06, 1))
        ball(x + w * .17, -.055, z + h * .18, w * .22, 'leaf', (1, .06, 1))


def clock(x, z, r=.24):
    cyl(x, -.06, z, r, .06, 'deep', axis='y')
    cyl(x, -.075, z, r * .86, .03, 'white', axis='y')
    pipe([(x, -.09, z), (x, -.09, z + r * .6)], .012, 'ink')
    pipe([(x, -.09, z), (x + r * .42, -.09, z + r * .1)], .012, 'terracotta')


def notice_board(x, z, w=1.4, h=.9, frame='wood'):
    box(x, -.03, z, w, .06, h, frame, .015)
    box(x, -.04, z + .06, w - .12, .06, h - .12, 'straw', .005)
    colours = ('white', 'mint', 'gold', 'blush', 'white', 'sea')
    for k in range(6):
        box(x - w * .31 + w * .31 * (k % 3), -.075, z + h * (.55 if k < 3 else .16), w * .22, .012, h * .28, colours[k], .003,)
        ball(x - w * .31 + w * .31 * (k % 3), -.09, z + h * (.55 if k < 3 else .16) + h * .25, .018, 'red')


def whiteboard(x, z, w=2.0, h=1.1):
    box(x, -.03, z, w, .06, h, 'grey', .015)
    box(x, -.04, z + .05, w - .1, .06, h - .1, 'white', .005)
    box(x, -.09, z - .03, w * .5, .1, .03, 'grey', .01)
    for k, colour in enumerate(('teal', 'terracotta', 'gold')):
        cyl(x - .2 + .13 * k, -.1, z, .014, .11, colour, axis='x')


def chart(x, z, heights=(.2, .35, .28, .5, .62), colours=('teal', 'gold', 'sea', 'terracotta', 'teal'), step=.17):
    for k, (h, colour) in enumerate(zip(heights, colours)):
        box(x + step * k, -.085, z, step * .62, .02, h, colour, .005)


def wall_shelf(x, z, w=1.2, things=('teal', 'gold', 'terracotta', 'deep', 'cream', 'sea')):
    box(x, -.15, z, w, .3, .06, 'wood', .015)
    n = int(w / .15) - 1
    for k in range(n):
        box(x - w / 2 + .12 + .14 * k, -.14, z + .06, .1, .2, .3 + .05 * (k * 5 % 3), things[k % len(things)], .015)


def extinguisher(x, z=.35):
    box(x, -.02, z + .05, .16, .04, .4, 'white', .01)
    cyl(x, -.13, z, .09, .4, 'red')
    cyl(x, -.13, z + .4, .035, .07, 'ink')
    pipe([(x, -.13, z + .45), (x + .1, -.16, z + .42), (x + .12, -.15, z + .2)], .016, 'ink')


def switchboard(x, z=1.15):
    box(x, -.02, z, .26, .04, .18, 'white', .01)
    for k in range(3):
        box(x - .07 + .07 * k, -.035, z + .05, .045, .03, .08, 'ash', .006)


def wall_lamp(x, z, glow=True):
    box(x, -.03, z, .1, .06, .16, 'brass', .01)
    lathe(x, -.16, z + .02, ((.06, 0), (.12, .12), (.14, .2)), 'lit' if glow else 'cream')


def toran(x0, x1, z, y=-.1, n=9):
    """Marigolds and mango leaves strung over a door."""
    sag = lambda t: z - .12 * math.sin(math.pi * ((t * 3) % 1))
    for k in range(n * 3 + 1):
        t = k / (n * 3)
        ball(x0 + (x1 - x0) * t, y, sag(t), .045, 'marigold' if k % 2 else 'gold')
        if k % 3 == 0:
            ball(x0 + (x1 - x0) * t, y, sag(t) - .1, .07, 'leaf', (.4, .2, 1))


# ------------------------------------------------------------------ furniture

def table(x, y, w=1.4, d=.8, h=.74, top='oak', legs='deep', z=.03, turn=0):
    with at(x, y, z, turn):
        box(0, 0, h - .06, w, d, .06, top, .02)
        for sx in (-1, 1):
            for sy in (-1, 1):
                cyl(sx * (w / 2 - .09), sy * (d / 2 - .09), 0, .035, h - .05, legs)


def round_table(x, y, r=.6, h=.72, top='oak', z=.03):
    cyl(x, y, z, r * .5, .04, 'deep')
    cyl(x, y, z, .05, h, 'steel')
    cyl(x, y, z + h - .05, r, .06, top)


def desk(x, y, w=1.5, d=.75, turn=0, top='oak', panel='teal', z=.03):
    with at(x, y, z, turn):
        box(0, 0, .7, w, d, .05, top, .02)
        box(0, d / 2 - .06, .2, w - .2, .04, .5, panel, .01)
        box(w / 2 - .25, 0, .02, .4, d - .12, .67, 'cream', .02)
        for k in range(3):
            box(w / 2 - .25, -d / 2 + .05, .06 + .21 * k, .36, .03, .19, 'white', .01)
            ball(w / 2 - .25, -d / 2 + .02, .17 + .21 * k, .022, 'brass')
        box(-w / 2 + .06, 0, 0, .06, d - .1, .7, 'cream', .015)


def chair(x, y, turn=0, colour='teal', z=.03, seat=.45):
    """Sitter faces the front."""
    with at(x, y, z, turn):
        box(0, 0, seat - .07, .48, .46, .08, colour, .035)
        box(0, .21, seat + .08, .46, .06, .45, colour, .03)
        for sx in (-1, 1):
            for sy in (-1, 1):
                cyl(sx * .19, sy * .18, 0, .022, seat - .05, 'wood')
            cyl(sx * .19, .22, seat - .05, .02, .35, 'wood')


def office_chair(x, y, turn=0, colour='teal', z=.03):
    with at(x, y, z, turn):
        for k in range(5):
            a = 2 * math.pi * k / 5
            pipe([(0, 0, .1), (.27 * math.cos(a), .27 * math.sin(a), .06)], .025, 'slate')
            ball(.27 * math.cos(a), .27 * math.sin(a), .04, .04, 'ink')
        cyl(0, 0, .08, .03, .33, 'steel')
        box(0, 0, .4, .52, .5, .1, colour, .05)
        box(0, .25, .56, .46, .08, .56, colour, .04)
        for s in (-1, 1):
            box(s * .28, .02, .62, .05, .3, .04, 'slate', .015)


def sofa(x, y, turn=0, w=2.2, colour='teal', base='deep', cushion='gold', z=.03):
    with at(x, y, z, turn):
        for s in (-1, 1):
            for d in (-.3, .3):
                cyl(s * (w / 2 - .15), d, 0, .04, .12, 'wood')
        box(0, 0, .1, w, .86, .26, base, .09)
        box(0, .36, .3, w, .24, .58, base, .1)
        for s in (-1, 1):
            box(s * (w / 2 - .11), -.02, .25, .24, .84, .38, base, .1)
        for s in (-1, 1):
            box(s * (w - .5) / 4, -.06, .34, (w - .52) / 2, .7, .18, colour, .07)
        if cushion:
            with at(-w / 4, .18, .52, 0, 1, 18):
                box(0, 0, 0, .4, .14, .38, cushion, .07)


def bed(x, y, turn=0, w=1.5, d=2.1, cover='teal', z=.03):
    with at(x, y, z, turn):
        box(0, 0, .08, w, d, .24, 'wood', .04)
        box(0, d / 2 - .03, .1, w + .06, .1, .95, 'wood', .05)
        box(0, 0, .3, w - .08, d - .12, .22, 'white', .08)
        box(0, -.3, .42, w + .02, d * .62, .14, cover, .06)
        box(0, .28, .45, w + .03, .22, .13, 'cream', .05)
        for s in ((-1, 1) if w > 1.2 else (0,)):
            box(s * w * .24, d / 2 - .35, .5, .52, .34, .15, 'cream', .07)


def hospital_bed(x, y, turn=0, z=.03, cover='sea'):
    with at(x, y, z, turn):
        for sx in (-.4, .4):
            for sy in (-.85, .85):
                cyl(sx, sy, .08, .03, .35, 'steel')
                ball(sx, sy, .07, .07, 'slate')
        box(0, 0, .38, .95, 2.05, .1, 'ash', .03)
        box(0, -.25, .48, .88, 1.45, .15, 'white', .06)
        with at(0, .42, .5, 0, 1, 32):
            box(0, .32, 0, .88, .75, .15, 'white', .06)
            box(0, .42, .13, .6, .36, .13, 'cream', .06)
        box(0, -.4, .56, .92, 1.2, .1, cover, .045)
        for y_, h in ((1.04, .95), (-1.04, .75)):
            box(0, y_, .3, .95, .06, h - .3, 'mint', .03)
        for s in (-1, 1):
            rod([(s * .49, -.1, .48), (s * .49, -.1, .8), (s * .49, .5, .8), (s * .49, .5, .48)], .018, 'steel')


def cupboard(x, y, w=1.0, h=1.8, d=.45, turn=0, colour='teal', doors=2, z=.03):
    with at(x, y, z, turn):
        box(0, 0, 0, w, d, h, colour, .025)
        for k in range(doors):
            cx = -w / 2 + w * (k + .5) / doors
            box(cx, -d / 2, .06, w / doors - .05, .03, h - .12, colour, .012)
            cyl(cx + (.12 if k % 2 == 0 else -.12), -d / 2 - .035, h * .48, .016, .16, 'brass')


def rack(x, y, w=1.6, h=1.9, d=.5, turn=0, shelves=4, frame='teal', fill=True, z=.03, kind='boxes'):
    """Open shelving; kind: boxes | groceries | files."""
    with at(x, y, z, turn):
        for sx in (-1, 1):
            for sy in (-1, 1):
                box(sx * (w / 2 - .03), sy * (d / 2 - .03), 0, .06, .06, h, frame, .01)
        for k in range(shelves):
            level = .12 + (h - .45) * k / max(shelves - 1, 1)
            box(0, 0, level, w, d, .05, 'oak', .01)
            if fill:
                _stock(w, d, level + .05, k, kind)


def _stock(w, d, z, row, kind):
    colours = ('gold', 'terracotta', 'sea', 'cream', 'teal', 'mint', 'straw', 'brick')
    x = -w / 2 + .16
    k = row
    while x < w / 2 - .14:
        colour = colours[(k * 3 + row) % 8]
        if kind == 'files':
            box(x, 0, z, .09, d * .7, .3, colours[(row * 2 + k // 4) % 8], .01)
            x += .11
        elif kind == 'groceries' and k % 3 == 0:
            for dy in (-.1, .1):
                cyl(x, dy, z, .075, .24, colour)
                cyl(x, dy, z + .24, .06, .03, 'white')
            x += .19
        elif kind == 'groceries' and k % 3 == 1:
            cyl(x, -.06, z, .055, .2, colour)
            cyl(x, -.06, z + .2, .025, .09, 'white')
            x += .16
        else:
            wide = .24 + .06 * (k % 2)
            box(x + .05, 0, z, wide, d * .72, .2 + .05 * (k % 3), colour, .015)
            box(x + .05, 0, z, .05, d * .725, .201 + .05 * (k % 3), 'straw', .004)
            x += wide + .06
        k += 1


def monitor(x, y, z, turn=0, w=.62, show='screen'):
    with at(x, y, z, turn):
        box(0, .02, 0, .24, .18, .025, 'slate', .01)
        cyl(0, .05, 0, .025, .2, 'slate')
        box(0, .02, .14, w, .05, w * .62, 'ink', .018)
        box(0, -.006, .17, w - .06, .02, w * .62 - .06, show, .004)
        for k in range(3):
            box(-w * .22 + w * .22 * k, -.02, .2, w * .12, .01, .05 + .05 * ((k * 2 + 1) % 3), ('teal', 'gold', 'terracotta')[k],
                    .002)


def keyboard(x, y, z, turn=0):
    with at(x, y, z, turn):
        box(0, 0, 0, .42, .15, .025, 'ash', .01)
        box(0, 0, .015, .38, .11, .018, 'white', .006)
        ball(.3, 0, .02, .045, 'ash', (.7, 1, .5))


def laptop(x, y, z, turn=0):
    with at(x, y, z, turn):
        box(0, 0, 0, .4, .28, .02, 'grey', .008)
        box(0, .02, .012, .34, .14, .014, 'slate', .004)
        with at(0, .14, .02, 0, 1, -18):
            box(0, 0, 0, .4, .02, .27, 'slate', .008)
            box(0, -.008, .02, .36, .015, .23, 'screen', .003)


def papers(x, y, z, turn=0, n=3):
    for k in range(n):
        box(x + .01 * k, y, z + .008 * k, .22, .3, .01, 'white' if k % 2 == 0 else 'cream', .003, turn + 7 * k)


def books(x, y, z, n=3, turn=0):
    for k in range(n):
        box(x, y, z + .06 * k, .3 - .02 * k, .22, .055, ('teal', 'gold', 'terracotta', 'deep')[k % 4], .012, turn + 9 * k)


def cup(x, y, z, colour='white', chai=True):
    cyl(x, y, z, .07, .015, colour)
    cyl(x, y, z + .01, .04, .085, colour, .055)
    cyl(x, y, z + .09, .046, .008, 'oak' if chai else 'soil')
    ring(x + .06, y, z + .055, .025, .009, colour, 'y')


def kulhad(x, y, z):
    """Clay chai cup."""
    cyl(x, y, z, .035, .09, 'terracotta', .055)
    cyl(x, y, z + .085, .044, .008, 'straw')


def tray_of_chai(x, y, z, n=4, turn=0):
    with at(x, y, z, turn):
        box(0, 0, 0, .46, .3, .025, 'brass', .012)
        for k in range(n):
            kulhad(-.14 + .14 * (k % 3), -.06 + .12 * (k // 3), .02)


def tiffin(x, y, z, colour='steel'):
    for k in range(3):
        cyl(x, y, z + .115 * k, .1, .105, colour)
        cyl(x, y, z + .115 * k + .1, .106, .014, 'grey')
    rod([(x - .11, y, z + .04), (x - .11, y, z + .42), (x + .11, y, z + .42), (x + .11, y, z + .04)], .013, 'brass')


def kettle(x, y, z, colour='steel'):
    lathe(x, y, z, ((.02, 0), (.13, .01), (.15, .07), (.12, .16), (.06, .2), (.0, .21)), colour)
    ball(x, y, z + .22, .025, 'ink')
    pipe([(x + .12, y, z + .07), (x + .2, y, z + .12), (x + .23, y, z + .19)], .022, colour)
    pipe([(x - .1, y, z + .15), (x - .05, y, z + .29), (x + .07, y, z + .29), (x + .1, y, z + .16)], .014, 'ink')


def plate_of_food(x, y, z, food='gold'):
    cyl(x, y, z, .15, .02, 'steel')
    for k in range(5):
        a = k * 1.3
        ball(x + .06 * math.cos(a), y + .06 * math.sin(a), z + .04, .045, food)


def fruit_bowl(x, y, z):
    lathe(x, y, z, ((.06, 0), (.12, .03), (.17, .09)), 'teal')
    disc(x, y, z + .06, .15, 'teal')
    for k, colour in enumerate(('terracotta', 'gold', 'lime', 'marigold', 'red')):
        ball(x + .08 * math.cos(k * 1.26), y + .08 * math.sin(k * 1.26), z + .12, .06, colour)


def floor_lamp(x, y, z=.03, shade='gold', lit=False):
    cyl(x, y, z, .22, .04, 'deep')
    cyl(x, y, z, .022, 1.6, 'brass')
    cyl(x, y, z + 1.5, .3, .34, 'lit' if lit else shade, .2)
    if lit:
        lamp(x, y, z + 1.45, 30)


def pendant(x, y, z, drop=.6, colour='gold', lit=False, watts=45):
    pipe([(x, y, z), (x, y, z - drop)], .012, 'ink')
    lathe(x, y, z - drop - .2, ((.24, 0), (.2, .08), (.09, .17), (.03, .21)), colour)
    ball(x, y, z - drop - .17, .08, 'bulb' if lit else 'cream')
    if lit:
        lamp(x, y, z - drop - .34, watts)


def wall_fan(x, z, r=.42, turn=0):
    """The caged fan on a bracket, seen in every Indian office; it hangs on a wall and looks down a little."""
    box(x, -.03, z - .02, .2, .06, .34, 'white', .02)
    rod([(x, -.06, z + .15), (x, -.3, z + .15)], .045, 'white')
    with at(x, -.34, z + .15, turn, 1, -6):
        cyl(0, .06, 0, .12, .16, 'white', .1, axis='y')
        for k in range(4):
            with at(0, -.08, 0, 0, 1, 0, 90 * k + 20):
                ball(r * .5, 0, 0, r * .42, 'sea', (1, .07, .62), (14, 0, 0))
        cyl(0, -.05, 0, .08, .1, 'gold', axis='y')
        for y, size in ((-.02, 1), (-.15, .86), (-.17, .5)):
            ring(0, y, 0, r * size, .018, 'white', 'y')
        for k in range(10):
            a = math.pi * k / 5
            pipe([(r * math.cos(a), -.02, r * math.sin(a)), (r * .86 * math.cos(a), -.15, r * .86 * math.sin(a)),
                  (.07 * math.cos(a), -.18, .07 * math.sin(a))], .009, 'white', smooth=False)


def glass_sheet(x, y, z, w, h, edge='glass', turn=0):
    """Clear glass as a miniature shows it: polished edges and two streaks of light, nothing between."""
    with at(x, y, z, turn):
        for side in (-1, 1):
            box(side * (w / 2 - .015), 0, 0, .03, .03, h, edge, .008)
            box(0, 0, h - .03 if side > 0 else 0, w - .06, .03, .03, edge, .008)
        for k, long in ((-.12, .62), (.06, .4)):
            reach = min(w, h) * long / 2
            cx = w * k
            pipe([(cx - reach, 0, h / 2 - reach), (cx + reach, 0, h / 2 + reach)], .012, 'white', smooth=False)


def lift_doors(x, w=1.3, h=2.1):
    box(x, -.03, .03, w + .3, .06, h + .2, 'stone', .02)
    box(x, -.045, .03, w, .06, h, 'slate', .01)
    for s in (-1, 1):
        box(x + s * w / 4, -.06, .05, w / 2 - .03, .05, h - .05, 'steel', .012)
    box(x, -.07, h + .07, .4, .05, .12, 'ink', .01)
    box(x - .06, -.09, h + .1, .05, .02, .06, 'warn', .004)
    box(x + .06, -.09, h + .1, .05, .02, .06, 'go', .004)
    box(x + w / 2 + .3, -.03, 1.05, .14, .05, .26, 'white', .01)
    ball(x + w / 2 + .3, -.06, 1.22, .03, 'warn')
    ball(x + w / 2 + .3, -.06, 1.12, .03, 'go')


def counter(x, y, w=2.2, d=.65, h=1.05, turn=0, front='teal', top='oak', z=.03, stripe='gold'):
    with at(x, y, z, turn):
        box(0, 0, 0, w, d, h - .06, front, .05)
        box(0, -.02, h - .06, w + .12, d + .14, .07, top, .03)
        box(0, -d / 2 + .005, .12, w - .3, .03, .05, stripe, .01)
        for k in range(int(w / .3) - 1):
            box(-w / 2 + .3 + .3 * k, -d / 2 + .005, .24, .05, .03, h - .45, 'sea' if front == 'teal' else 'oak3', .01)


# ------------------------------------------------------------------ fixtures: water, electricity, cleaning

def basin(x, z=.8, colour='white'):
    box(x, -.26, z - .1, .62, .48, .2, colour, .08)
    ball(x, -.29, z + .1, .23, 'ash', (1, .72, .06))
    disc(x, -.28, z + .11, .03, 'slate', .012)
    cyl(x, -.2, .03, .09, z - .12, colour, .12)
    tap(x, -.07, z + .1)


def tap(x, y, z, reach=.2, colour='steel'):
    pipe([(x, y, z), (x, y, z + .18), (x, y - reach * .5, z + .24), (x, y - reach, z + .14)], .024, colour)
    cyl(x, y, z, .04, .04, colour)
    box(x, y, z + .2, .12, .03, .025, colour, .01)


def wall_tap(x, z, colour='brass', drip=False):
    cyl(x, -.04, z, .055, .04, colour, axis='y')
    pipe([(x, 0, z), (x, -.14, z), (x, -.19, z - .04), (x, -.2, z - .1)], .028, colour)
    cyl(x, -.1, z, .016, .09, colour)
    box(x, -.1, z + .08, .14, .03, .03, colour, .012)
    if drip:
        pipe([(x, -.2, z - .1), (x, -.2, z - .4)], .014, 'water')


def mirror(x, z, w=.6, h=.8):
    box(x, -.02, z, w, .04, h, 'oak', .02)
    box(x, -.03, z + .05, w - .1, .04, h - .1, 'glass', .005)


def toilet(x, z=.03):
    box(x, -.12, z + .42, .46, .2, .42, 'white', .05)
    lathe(x, -.42, z, ((.15, 0), (.13, .1), (.17, .3), (.22, .38), (.22, .42)), 'white', (.9, 1.2, 1))
    lathe(x, -.42, z + .41, ((.0, 0), (.21, .005), (.215, .03), (.18, .05), (0, .055)), 'mint', (.9, 1.2, 1))
    cyl(x, -.12, z + .83, .035, .025, 'steel')


def shower(x, z=.03):
    rod([(x, -.04, z + .9), (x, -.04, z + 2.05), (x, -.4, z + 2.05), (x, -.4, z + 1.98)], .02, 'steel')
    cyl(x, -.4, z + 1.92, .13, .05, 'steel', .05)
    for s in (-.1, .1):
        cyl(x + s, -.1, z + .9, .04, .07, 'steel', axis='y')


def bathtub(x, y, turn=0, z=.03):
    with at(x, y, z, turn):
        box(0, 0, .06, 1.7, .8, .52, 'white', .14)
        box(0, 0, .5, 1.5, .62, .085, 'water', .04)


def water_tank(x, y, z=0, r=.6, h=1.1, colour='deep', stand=True):
    """The ribbed plastic tank on every Indian roof."""
    if stand:
        cyl(x, y, z, r + .12, .14, 'stone')
        z += .14
    cyl(x, y, z, r, h, colour)
    for k in range(4):
        cyl(x, y, z + h * (.12 + .22 * k), r + .03, h * .09, colour)
    lathe(x, y, z + h - .02, ((r * .98, 0), (r * .8, .12), (r * .42, .2)), colour)
    cyl(x, y, z + h + .17, r * .4, .1, 'gold' if colour != 'gold' else 'deep')


def pump(x, y, z=0, turn=0, colour='teal'):
    with at(x, y, z, turn):
        box(0, 0, 0, .8, .4, .08, 'slate', .02)
        cyl(-.32, 0, .28, .18, .45, colour, axis='x')
        for k in range(6):
            cyl(-.26 + .06 * k, 0, .28, .19, .02, colour, axis='x')
        cyl(.13, 0, .28, .23, .16, 'gold', axis='x')
        cyl(.2, 0, .45, .08, .2, 'gold')
        box(-.1, 0, .44, .2, .16, .12, 'slate', .02)


def gauge(x, y, z, turn=0):
    with at(x, y, z, turn):
        cyl(0, -.06, 0, .1, .06, 'brass', axis='y')
        cyl(0, -.07, 0, .08, .03, 'white', axis='y')
        pipe([(0, -.08, -.01), (.04, -.08, .045)], .009, 'red')


def valve(x, y, z, turn=0, colour='red', r=.12):
    with at(x, y, z, turn):
        ring(0, -.12, 0, r, .02, colour, 'y')
        for k in range(2):
            a = math.pi * k / 2
            pipe([(-r * math.cos(a), -.12, -r * math.sin(a)), (r * math.cos(a), -.12, r * math.sin(a))], .013, colour)
        cyl(0, -.13, 0, .03, .14, 'brass', axis='y')


def panel(x, w=.8, h=1.8, colour='ash', z=.1, open_door=False, lights=3):
    """An electrical cabinet against a wall."""
    box(x, -.2, z - .07, w, .36, .08, 'slate', .01)
    box(x, -.2, z, w, .4, h, colour, .025)
    if open_door:
        box(x, -.4, z + .08, w - .12, .02, h - .16, 'slate', .005)
        for row in range(4):
            zz = z + h * (.2 + .19 * row)
            box(x, -.42, zz - .02, w - .2, .02, .035, 'steel', .005)
            for k in range(5):
                box(x - w * .29 + w * .145 * k, -.43, zz, w * .1, .05, .15, 'white' if (k + row) % 4 else 'gold', .008)
                box(x - w * .29 + w * .145 * k, -.46, zz + .06, .03, .04, .05, 'terracotta' if (k + row) % 4 else 'teal', .005)
        for k in range(5):
            pipe([(x - .2 + .1 * k, -.42, z + .12), (x - .18 + .09 * k, -.45, z + .2), (x - .2 + .1 * k, -.43, z + h * .2)], .012,
                 ('red', 'gold', 'sky', 'leaf', 'ink')[k])
        with at(x + w / 2, -.4, z, 55):
            box(w / 2, 0, .02, w, .04, h - .04, colour, .012)
    else:
        box(x, -.4, z + .06, w - .1, .03, h - .12, colour, .012)
        box(x, -.42, z + h * .72, w * .55, .03, h * .14, 'ink', .01)
        box(x, -.435, z + h * .735, w * .48, .02, h * .11, 'screen', .004)
        for k in range(lights):
            ball(x - w * .2 + w * .2 * k, -.42, z + h * .62, .032, ('red', 'warn', 'go')[k % 3])
        cyl(x + w * .32, -.44, z + h * .4, .018, .2, 'ink')
        with at(x - .05, -.42, z + h * .34):
            slab_sign()


def slab_sign():
    """The yellow triangle with a bolt."""
    side_tri = ((-.11, 0), (.11, 0), (0, .19))
    with at(0, 0, 0, 0, 1, 90):
        slab(side_tri, 0, .012, 'gold')
    pipe([(.015, -.018, .14), (-.02, -.018, .085), (.02, -.018, .075), (-.01, -.018, .025)], .009, 'ink', smooth=False)


def cable_tray(points, z, w=.3):
    for (x0, y0), (x1, y1) in zip(points, points[1:]):
        length = math.hypot(x1 - x0, y1 - y0)
        with at((x0 + x1) / 2, (y0 + y1) / 2, z, math.degrees(math.atan2(y1 - y0, x1 - x0))):
            box(0, 0, 0, length, w, .03, 'steel', .008)
            for s in (-1, 1):
                box(0, s * w / 2, 0, length, .02, .09, 'steel', .005)
            for k in range(4):
                pipe([(-length / 2, -.09 + .06 * k, .06), (length / 2, -.09 + .06 * k, .06)], .026,
                     ('ink', 'red', 'gold', 'sky')[k])


def ladder(x, y, z=0, turn=0, h=2.2, tip=-14, colour='gold'):
    """Leans back (away from its front) by tip degrees."""
    with at(x, y, z, turn, 1, tip):
        for s in (-1, 1):
            box(s * .22, 0, 0, .055, .075, h, colour, .012)
        for k in range(int(h / .28)):
            pipe([(-.22, 0, .2 + .28 * k), (.22, 0, .2 + .28 * k)], .022, 'steel')


def step_ladder(x, y, z=.03, turn=0, h=1.3):
    ladder(x, y - .0, z, turn, h, -16)
    with at(x, y, z, turn):
        back = .6
        for s in (-1, 1):
            pipe([(s * .2, back + .1, 0), (s * .2, h * .3, h * .95)], .022, 'steel')
        box(0, h * .3, h * .95, .5, .26, .05, 'teal', .015)


def toolbox(x, y, z=.03, turn=0, colour='terracotta', opened=True):
    with at(x, y, z, turn):
        box(0, 0, 0, .5, .26, .2, colour, .03)
        box(0, 0, .12, .52, .28, .03, 'deep', .01)
        rod([(-.2, 0, .18), (-.2, 0, .34), (.2, 0, .34), (.2, 0, .18)], .018, 'deep')
        if opened:
            pipe([(-.12, .04, .2), (-.02, .05, .3)], .02, 'steel')
            cyl(.1, -.05, .18, .028, .14, 'gold')
            cyl(.1, -.05, .3, .01, .09, 'steel')


def bucket(x, y, z=.03, colour='teal', water=True, r=.16):
    cyl(x, y, z, r * .78, .3, colour, r)
    cyl(x, y, z + .27, r * 1.06, .035, colour)
    disc(x, y, z + .29, r * .88, 'water' if water else 'deep', .016)
    pipe([(x - r, y, z + .3), (x - r * .6, y - .1, z + .2), (x, y - .16, z + .16), (x + r * .6, y - .1, z + .2),
            (x + r, y, z + .3)], .01, 'steel')


def wet_sign(x, y, z=.03, turn=45):
    """The yellow A-board, without words."""
    with at(x, y, z, turn):
        for s in (-1, 1):
            with at(0, s * .13, 0, 0, 1, s * 13):
                box(0, 0, 0, .32, .025, .6, 'gold', .012)
        with at(0, -.13, 0, 0, 1, -13):
            box(0, -.014, .16, .2, .012, .26, 'deep', .004)
            pipe([(-.04, -.025, .22), (.03, -.025, .3), (-.02, -.025, .36)], .012, 'gold')


def cart(x, y, z=.03, turn=0):
    """The housekeeping trolley."""
    with at(x, y, z, turn):
        box(0, 0, .18, 1.0, .55, .07, 'teal', .03)
        box(-.1, 0, .78, .78, .55, .06, 'teal', .03)
        for sx in (-.46, .27):
            for sy in (-.23, .23):
                cyl(sx, sy, .15, .025, .72, 'steel')
        for sx in (-.42, .42):
            for sy in (-.22, .22):
                ball(sx, sy, .09, .09, 'ink', (1, .5, 1))
        box(.52, 0, .3, .38, .5, .55, 'gold', .1)
        box(.52, 0, .8, .42, .54, .06, 'deep', .025)
        pipe([(-.48, -.22, .86), (-.6, -.22, .98), (-.6, .22, .98), (-.48, .22, .86)], .025, 'steel')
        bucket(-.22, 0, .24, 'terracotta', r=.17)
        for k, colour in enumerate(('sea', 'terracotta', 'white')):
            bottle(-.35 + .16 * k, -.14, .84, colour)
        box(-.25, .14, .84, .34, .18, .07, 'white', .03)
        box(-.25, .14, .9, .3, .16, .06, 'mint', .025)
        cyl(.12, .1, .84, .1, .16, 'white')


def bottle(x, y, z, colour='sea', r=.055):
    cyl(x, y, z, r, .17, colour)
    cyl(x, y, z + .17, r * .4, .06, 'white')
    box(x, y - .03, z + .21, .04, .09, .035, 'gold', .01)


def vacuum_robot(x, y, z=.03):
    cyl(x, y, z, .24, .09, 'white')
    cyl(x, y, z + .08, .16, .02, 'teal')
    ball(x, y - .05, z + .11, .03, 'go', (1, 1, .5))


def fridge(x, y, turn=0, z=.03, colour='mint', h=1.75):
    with at(x, y, z, turn):
        box(0, 0, 0, .72, .66, h, colour, .06)
        box(0, -.32, h * .58, .66, .06, h * .4, colour, .03)
        box(0, -.32, .05, .66, .06, h * .51, colour, .03)
        cyl(-.24, -.38, h * .62, .018, .24, 'steel')
        cyl(-.24, -.38, h * .36, .018, .3, 'steel')
        for k, c in enumerate(('gold', 'terracotta', 'teal')):
            box(.05 + .1 * k, -.355, h * .8 - .07 * k, .07, .015, .07, c, .005)


def gas_stove(x, y, z, turn=0):
    with at(x, y, z, turn):
        box(0, 0, 0, .68, .4, .07, 'steel', .02)
        for s in (-1, 1):
            cyl(s * .17, .03, .07, .11, .015, 'ink')
            ring(s * .17, .03, .095, .08, .012, 'slate')
            cyl(s * .17, -.21, .035, .03, .03, 'ink', axis='y')


def gas_cylinder(x, y, z=.03, colour='red'):
    lathe(x, y, z, ((.12, 0), (.17, .04), (.18, .3), (.14, .42), (.06, .46)), colour)
    cyl(x, y, z + .45, .04, .07, 'brass')
    ring(x, y, z + .55, .09, .014, colour)
    for k in range(3):
        a = k * 2.1
        pipe([(x + .09 * math.cos(a), y + .09 * math.sin(a), z + .42), (x + .09 * math.cos(a), y + .09 * math.sin(a), z + .55)],
                .012, colour)


def first_aid(x, z, s=.36):
    box(x, -.07, z, s * 1.15, .14, s, 'white', .03)
    box(x, -.142, z + s * .12, s * .92, .02, s * .76, 'teal', .008)
    pulse(x, -.16, z + s / 2, s * .74)


def pulse(x, y, z, s, colour='gold'):
    """The sign for care on everything medical: a heartbeat. Crosses and crescents are protected emblems."""
    beat = ((-.5, 0), (-.22, 0), (-.1, .34), (.06, -.3), (.17, .1), (.24, 0), (.5, 0))
    pipe([(x + s * a, y, z + s * b) for a, b in beat], s * .052, colour, smooth=False)


def wheelchair(x, y, turn=0, z=.03, colour='teal'):
    with at(x, y, z, turn):
        box(0, 0, .42, .5, .46, .07, colour, .03)
        box(0, .23, .45, .5, .06, .52, colour, .03)
        for s in (-1, 1):
            ring(s * .3, .12, .3, .28, .025, 'ink', 'x')
            ring(s * .33, .12, .3, .23, .012, 'steel', 'x')
            for k in range(4):
                a = math.pi * k / 4
                pipe([(s * .3, .12 - .27 * math.cos(a), .3 - .27 * math.sin(a)),
                        (s * .3, .12 + .27 * math.cos(a), .3 + .27 * math.sin(a))], .007, 'steel')
            ball(s * .24, -.32, .08, .075, 'ink', (.5, 1, 1))
            rod([(s * .27, .22, .45), (s * .27, .22, .98), (s * .27, .36, .98)], .02, 'steel')
            rod([(s * .27, .2, .68), (s * .27, -.2, .68), (s * .24, -.3, .4), (s * .22, -.42, .12)], .02, 'steel')
            box(s * .13, -.44, .1, .2, .16, .025, 'slate', .01)


def drip_stand(x, y, z=.03):
    for k in range(5):
        a = 2 * math.pi * k / 5
        pipe([(x, y, z + .1), (x + .24 * math.cos(a), y + .24 * math.sin(a), z + .04)], .018, 'steel')
    cyl(x, y, z + .05, .018, 1.75, 'steel')
    pipe([(x - .15, y, z + 1.72), (x - .12, y, z + 1.8), (x + .12, y, z + 1.8), (x + .15, y, z + 1.72)], .012, 'steel')
    box(x + .14, y, z + 1.36, .18, .07, .32, 'glass', .03)
    box(x + .14, y, z + 1.38, .14, .08, .16, 'water', .02)


def umbrella(x, y, z, colour='gold', r=.6, h=.9, tip='terracotta'):
    cyl(x, y, z, .016, h, 'wood')
    lathe(x, y, z + h - .2, ((r, 0), (r * .92, .08), (r * .6, .22), (0, .3)), colour)
    ball(x, y, z + h + .12, .03, tip)
    for k in range(8):
        a = math.pi * k / 4
        ball(x + r * .98 * math.cos(a), y + r * .98 * math.sin(a), z + h - .2, .03, tip)


# ------------------------------------------------------------------ plants

def pot(x, y, z=.03, r=.2, h=.34, colour='terracotta'):
    cyl(x, y, z, r * .72, h, colour, r)
    cyl(x, y, z + h - .06, r * 1.1, .07, colour)
    disc(x, y, z + h - .01, r * .92, 'soil', .025)


def leaf_ball(x, y, z, r, colour='leaf', n=60, second='fern', flat=1.0):
    """A crown of small leaves round a dark core."""
    ball(x, y, z, r * .86, second, (1, 1, flat))
    for k in range(n):
        t = 1 - 1.75 * (k + .5) / n
        a = k * 2.39996
        s = math.sqrt(max(1 - t * t, 0))
        size = r * random.uniform(.2, .3)
        ball(x + r * .88 * s * math.cos(a), y + r * .88 * s * math.sin(a), z + r * .88 * t * flat, size,
             (colour, colour, 'lime')[k % 3] if colour == 'leaf' else colour, (1, 1, .55),
             (random.uniform(-40, 40), random.uniform(-40, 40), 0))


def tree(x, y, z=0, h=2.4, r=.8, colour='leaf', second='fern', blossom=None):
    pipe([(x, y, z), (x + .04, y, z + h * .35), (x - .02, y + .02, z + h * .7)], .09 * h / 2.4, 'wood')
    for k in range(3):
        a = k * 2.1 + .4
        pipe([(x, y, z + h * .4), (x + r * .5 * math.cos(a), y + r * .5 * math.sin(a), z + h * .68)], .045 * h / 2.4, 'wood')
    leaf_ball(x, y, z + h - r * .35, r * .78, colour, 80, second, .85)
    for k in range(4):
        a = k * 1.57 + .5
        leaf_ball(x + r * .52 * math.cos(a), y + r * .52 * math.sin(a), z + h - r * .75, r * .55, colour, 46, second, .85)
    if blossom:
        for k in range(26):
            a, t = k * 2.4, random.uniform(0, 1)
            ball(x + r * .92 * math.cos(a) * (1 - .5 * t), y + r * .92 * math.sin(a) * (1 - .5 * t), z + h - r * .6 + r * t * .95,
                    .05 * r / .8, blossom)


def bush(x, y, z=0, r=.35, colour='leaf', flowers=None):
    leaf_ball(x, y, z + r * .65, r, colour, 44, 'fern', .85)
    if flowers:
        for k in range(12):
            a, t = k * 2.4, random.uniform(.2, .95)
            s = math.sqrt(1 - t * t)
            ball(x + r * s * math.cos(a), y + r * s * math.sin(a), z + r * .7 + r * .85 * t, r * .13, flowers)


def hedge(x, y, z=0, w=1.6, d=.4, h=.5, turn=0):
    with at(x, y, z, turn):
        box(0, 0, 0, w - .06, d - .06, h - .04, 'fern', .1)
        for px, py in scatter(int(w * d * 55), -w / 2, w / 2, -d / 2, d / 2):
            ball(px, py, h - .03, .075, random.choice(('leaf', 'leaf', 'lime')), (1, 1, .6))
        for k in range(int(w * h * 55)):
            ball(random.uniform(-w / 2, w / 2), -d / 2 + .02, random.uniform(.05, h), .075,
                    random.choice(('leaf', 'leaf', 'fern')), (1, .6, 1))
        for k in range(int(d * h * 60)):
            ball(w / 2 - .02, random.uniform(-d / 2, d / 2), random.uniform(.05, h), .075,
                    random.choice(('leaf', 'leaf', 'fern')), (.6, 1, 1))


def _blade_mesh(length, width, droop):
    n, points, faces = 8, [], []
    for k in range(n + 1):
        t = k / n
        half = width * math.sin(math.pi * min(t * .92 + .08, 1)) ** .8 / 2
        along, up = length * t, length * (.55 * t - droop * t * t)
        points += [(-half, -along, up - half * .3), (0, -along, up), (half, -along, up - half * .3)]
    for k in range(n):
        a = 3 * k
        faces += [(a, a + 1, a + 4, a + 3), (a + 1, a + 2, a + 5, a + 4)]
    return points, faces, None


def blade(x, y, z, length, width, colour='leaf', droop=.7, turn=0, tip=0):
    mesh = _mesh(('blade', length, width, droop), lambda: _blade_mesh(length, width, droop), colour)
    return _place(mesh, Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(turn), 4, 'Z')
                  @ Matrix.Rotation(math.radians(-tip), 4, 'X'))


def potted_palm(x, y, z=.03, h=1.2, colour='terracotta', n=11):
    pot(x, y, z, .22, .36, colour)
    for k in range(n):
        inner = k % 2
        blade(x, y, z + .34, h * (.85 if inner else .7), .17, ('leaf', 'fern', 'lime')[k % 3], .45 if inner else .8, k * 137.5,
                30 if inner else 8)


def potted_plant(x, y, z=.03, r=.28, colour='terracotta', flowers=None):
    pot(x, y, z, .17, .28, colour)
    bush(x, y, z + .26, r, 'leaf', flowers)


def snake_plant(x, y, z=.03, colour='white'):
    pot(x, y, z, .17, .28, colour)
    for k in range(8):
        with at(x + .07 * math.cos(k * 2.4), y + .07 * math.sin(k * 2.4), z + .25, k * 45, 1, 8):
            ball(0, 0, .3, .34 + .05 * (k % 3), 'fern' if k % 2 else 'lime', (.17, .07, 1))


def coconut_palm(x, y, z=0, h=3.4):
    pipe([(x, y, z), (x + .12, y - .05, z + h * .5), (x + .32, y - .1, z + h)], .09, 'wood')
    for k in range(12):
        blade(x + .32, y - .1, z + h, 1.15 if k % 2 else .95, .26, ('leaf', 'fern', 'lime')[k % 3], .85 if k % 2 else .6,
                k * 137.5, 10)
    for k in range(4):
        ball(x + .32 + .1 * math.cos(k * 1.6), y - .1 + .1 * math.sin(k * 1.6), z + h - .1, .09, 'lime')


def tulsi(x, y, z=.03):
    """The household basil on its little altar."""
    box(x, y, z, .5, .5, .1, 'terracotta', .02)
    box(x, y, z + .1, .36, .36, .4, 'cream', .02)
    for turn in (0, 90):
        with at(x, y, z, turn):
            box(0, -.18, .18, .18, .02, .22, 'terracotta', .01)
    box(x, y, z + .48, .46, .46, .09, 'terracotta', .02)
    bush(x, y, z + .52, .22, 'leaf')
    cyl(x + .15, y - .15, z + .57, .035, .025, 'brass', .05)
    ball(x + .15, y - .15, z + .62, .02, 'warn', (1, 1, 1.6))


def flower_bed(x, y, w, d, z=0, colours=('marigold', 'gold', 'rose', 'white'), edge='brick', turn=0):
    with at(x, y, z, turn):
        box(0, 0, 0, w, d, .1, edge, .03)
        box(0, 0, .03, w - .14, d - .14, .09, 'soil', .02)
        for k, (px, py) in enumerate(scatter(int(w * d * 34), -w / 2 + .14, w / 2 - .14, -d / 2 + .14, d / 2 - .14)):
            tall = random.uniform(.2, .34)
            pipe([(px, py, .1), (px, py, tall)], .012, 'fern')
            ball(px, py, .17, .08, 'leaf', (1, 1, .5))
            ball(px, py, tall, random.uniform(.05, .075), colours[k % len(colours)], (1, 1, .8))


def grass(x, y, w, d, z=0, colour='lawn', tufts=30):
    box(x, y, z, w, d, .06, colour, .03)
    for px, py in scatter(tufts, x - w / 2 + .1, x + w / 2 - .1, y - d / 2 + .1, y + d / 2 - .1):
        for k in range(3):
            blade(px, py, z + .05, .14, .035, 'leaf', .4, random.uniform(0, 360), 45)


def rangoli(x, y, z=.03, r=.5):
    """Festival pattern of coloured powder on the floor."""
    disc(x, y, z, r * .3, 'gold', .012)
    disc(x, y, z + .006, r * .18, 'terracotta', .012)
    disc(x, y, z + .012, r * .08, 'white', .012)
    for k in range(8):
        a = math.pi * k / 4
        ball(x + r * .5 * math.cos(a), y + r * .5 * math.sin(a), z + .005, r * .22, 'rose' if k % 2 else 'teal', (1, .48, .05),
                (0, 0, 45 * k))
        ball(x + r * .5 * math.cos(a), y + r * .5 * math.sin(a), z + .012, r * .1, 'white', (1, .5, .08), (0, 0, 45 * k))
        b = a + math.pi / 8
        disc(x + r * .72 * math.cos(b), y + r * .72 * math.sin(b), z, r * .09, 'gold', .012)
    for k in range(24):
        a = 2 * math.pi * k / 24
        disc(x + r * .95 * math.cos(a), y + r * .95 * math.sin(a), z, r * .045, 'white', .012)


# ------------------------------------------------------------------ light and camera

RIGHT = Vector((1, 1, 0)) / math.sqrt(2)


def _upward():
    """The picture's upward axis and the axis towards the camera, which looks from +x, -y."""
    height = math.radians(_picture['height'])
    low, high = math.sin(height) / math.sqrt(2), math.cos(height) / math.sqrt(2)
    return Vector((-low, low, math.cos(height))), Vector((high, -high, math.sin(height)))


LIGHT = {  # sky colour, sky strength, sun colour, sun strength, sun softness
    'day': ((.86, .93, 1), .82, (1, .9, .74), 3.9, .12),
    'rain': ((.8, .9, 1), 1.5, (.9, .95, 1), .9, .6),
    'dawn': ((.92, .84, .86), .72, (1, .74, .46), 4.0, .12),
    'evening': ((.30, .42, .72), .42, (1, .62, .38), .55, .25),
}


def lamp(x, y, z, watts=40, colour=(1, .72, .42), size=.25):
    light = bpy.data.lights.new('lamp', 'POINT')
    light.energy, light.color, light.shadow_soft_size = watts, colour, size
    _place(light, Matrix.Translation((x, y, z)))


def _sun_and_sky(mood):
    sky, strength, colour, power, softness = LIGHT[mood]
    scene = bpy.context.scene
    scene.world = bpy.data.worlds.new('sky')
    scene.world.use_nodes = True
    node = scene.world.node_tree.nodes['Background']
    node.inputs[0].default_value, node.inputs[1].default_value = (*sky, 1), strength
    sun = bpy.data.lights.new('sun', 'SUN')
    sun.energy, sun.color, sun.angle = power, colour, softness
    thing = bpy.data.objects.new('sun', sun)
    thing.rotation_euler = Vector(_picture['sun']).to_track_quat('Z', 'Y').to_euler()
    scene.collection.objects.link(thing)


def _extent():
    """What the camera sees: the smallest upright rectangle round everything built."""
    bpy.context.view_layer.update()
    across, upward = [], []
    up, _ = _upward()
    for thing in bpy.context.scene.objects:
        if thing.type not in ('MESH', 'CURVE'):
            continue
        corners = [v.co for v in thing.data.vertices] if thing.type == 'MESH' else [Vector(c) for c in thing.bound_box]
        place = thing.matrix_world
        a, b = place.transposed() @ Vector((*RIGHT, 0)), place.transposed() @ Vector((*up, 0))
        across += [a.xyz.dot(c) + a.w for c in corners]
        upward += [b.xyz.dot(c) + b.w for c in corners]
    return min(across), max(across), min(upward), max(upward)


def _camera():
    width, height = _picture['size']
    up, back = _upward()
    if _picture['crop']:
        x, y, z, span = _picture['crop']
        middle = Vector((x, y, z))
    else:
        x0, x1, y0, y1 = _extent()
        print(f'KIT extent {x1 - x0:.2f} x {y1 - y0:.2f}, ratio {(x1 - x0) / (y1 - y0):.2f}')
        middle = RIGHT * (x0 + x1) / 2 + up * (y0 + y1) / 2
        span = max(x1 - x0, (y1 - y0) * width / height) * (1 + 2 * _picture['margin'])
    camera = bpy.data.cameras.new('camera')
    camera.type, camera.ortho_scale, camera.clip_end = 'ORTHO', span, 200
    camera.sensor_fit = 'HORIZONTAL'
    thing = bpy.data.objects.new('camera', camera)
    thing.matrix_world = Matrix.Translation(middle + back * 60) @ Matrix((RIGHT, up, back)).transposed().to_4x4()
    bpy.context.scene.collection.objects.link(thing)
    bpy.context.scene.camera = thing


def _warn_of_cut_heads():
    """A cropped picture shows a head whole or nothing of its figure. What frames cut off a wide one is not counted as shown."""
    width, height = _picture['size']
    x, y, z, span = _picture['crop']
    up, _ = _upward()
    middle, tall = Vector((x, y, z)), span * height / width
    # Frames of posts are 1.2 to 2.9 times as wide as high; the lowest and highest edges that any of them leaves.
    left, right, top, bottom = (.15, .85, .07, .6) if width > 1.5 * height else (0, 1, 0, 1)

    def share(point):
        return .5 + RIGHT.dot(point - middle) / span, .5 - up.dot(point - middle) / tall

    for head, body, scale in _figures:
        (u, v), r = share(head), .27 * scale
        whole = left <= u - r / span and u + r / span <= right and top <= v - r / tall and v + r / tall <= bottom
        shown = (abs(a - .5) < .5 + r / span and abs(b - .5) < .5 + r / tall for a, b in map(share, (head, *body)))
        if any(shown) and not whole:
            print(f'KIT cuts a head at {u:.2f} across, {v:.2f} down')


def _cycles(samples, pixels):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.samples, cycles.use_denoising, cycles.seed = samples, False, 7
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, .02
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 4, 3, 2
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 3, 5
    scene.render.resolution_x, scene.render.resolution_y = pixels
    scene.render.film_transparent = True
    scene.render.use_persistent_data = False


def _pass_files(folder):
    """The compositor writes each pass to its own float file; the render result itself cannot be read."""
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.use_pass_normal = layer.use_pass_z = True
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    source = nodes['Render Layers']
    out = nodes.new('CompositorNodeOutputFile')
    out.base_path = folder
    out.format.file_format, out.format.color_depth, out.format.color_mode = 'OPEN_EXR', '32', 'RGBA'
    out.file_slots.clear()
    wanted = {'colour': 'Image', 'albedo': 'Denoising Albedo', 'normal': 'Denoising Normal', 'depth': 'Denoising Depth'}
    for slot, socket in wanted.items():
        out.file_slots.new(slot)
        links.new(source.outputs[socket], out.inputs[slot])
    return {slot: os.path.join(folder, f'{slot}{scene.frame_current:04d}.exr') for slot in wanted}


def render(path, samples, width):
    full = _picture['size']
    width = width or full[0]
    _sun_and_sky(_picture['light'])
    _camera()
    if _picture['crop']:
        _warn_of_cut_heads()
    _cycles(samples, (width, round(width * full[1] / full[0])))
    with tempfile.TemporaryDirectory() as folder:
        files = _pass_files(folder)
        bpy.context.scene.render.filepath = os.path.join(folder, 'unused.png')
        bpy.ops.render.render()
        from finish import finish
        behind = _picture['crop'] and _picture['behind']
        finish(files, path, _picture['exposure'], PALETTE[behind][0] if behind else None)
