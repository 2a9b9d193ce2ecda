"""Run by draw.mjs inside Blender: build one scene, render it or its close-up.  -- NAME OUT.png SAMPLES WIDTH"""
import pathlib
import runpy
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
sys.dont_write_bytecode = True
import kit  # noqa: E402  (needs the path above)

name, out, samples, width = sys.argv[sys.argv.index('--') + 1:]
scene = name.removesuffix('-close')
kit.start(scene)
runpy.run_path(str(HERE / 'scenes' / f'{scene}.py'))
if name != scene:
    kit.close_up()
kit.render(out, int(samples), int(width))
