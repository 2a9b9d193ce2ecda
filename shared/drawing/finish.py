"""From noisy render passes to a clean picture: guided denoise, tone curve, PNG.

Debian's Blender has no denoiser. These scenes have flat colours and soft light, so a
wavelet filter that stops at changes of surface, direction and depth (after Dammertz 2010,
with the variance guide of Schied 2017) cleans 40 samples well enough.
"""
import bpy
import numpy as np

KERNEL = (1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16)
LUMINANCE = np.array((.2126, .7152, .0722), np.float32)


def read(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Raw'
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    return pixels.reshape(height, width, 4)


def frame(array, reach):
    """The picture with its edge repeated outwards, so that shifting it is only a view."""
    return np.pad(array, [(reach, reach)] * 2 + [(0, 0)] * (array.ndim - 2), 'edge')


def shifted(framed, reach, dy, dx):
    height, width = framed.shape[0] - 2 * reach, framed.shape[1] - 2 * reach
    return framed[reach + dy:reach + dy + height, reach + dx:reach + dx + width]


def box_mean(array, reach):
    framed = frame(array, reach)
    across = sum(shifted(framed, reach, 0, d) for d in range(-reach, reach + 1))
    framed = frame(across, reach)
    return sum(shifted(framed, reach, d, 0) for d in range(-reach, reach + 1)) / (2 * reach + 1) ** 2


def without_fireflies(light):
    grey = light @ LUMINANCE
    around = (box_mean(grey, 1) * 9 - grey) / 8
    limit = around * 1.5 + .02
    return light * np.where(grey > limit, limit / np.maximum(grey, 1e-4), 1)[..., None]


def denoise(colour, albedo, normal, depth, passes=4, strength=2.2):
    """Filters the light, not the paint: colour divided by albedo, multiplied back at the end."""
    paint = np.maximum(albedo, .03)
    light = without_fireflies(colour / paint)
    grey = light @ LUMINANCE
    variance = np.maximum(box_mean(grey * grey, 2) - box_mean(grey, 2) ** 2, 0)
    guides = np.concatenate((normal * 2.2, albedo * 7), axis=2)
    slope = np.maximum(np.abs(np.gradient(depth)[0]), np.abs(np.gradient(depth)[1])) + .004
    for step in (2 ** k for k in range(passes)):
        grey = light @ LUMINANCE
        spread = 1 / (strength * np.sqrt(box_mean(variance, 1)) + 1e-3)
        reach = 2 * step
        wide_guides, wide_light = frame(guides, reach), frame(light, reach)
        wide_grey, wide_depth, wide_variance = (frame(layer, reach) for layer in (grey, depth, variance))
        total = np.zeros_like(grey)
        light_sum = np.zeros_like(light)
        variance_sum = np.zeros_like(grey)
        for j in range(5):
            for i in range(5):
                dy, dx = (j - 2) * step, (i - 2) * step
                gap = guides - shifted(wide_guides, reach, dy, dx)
                apart = np.einsum('yxc,yxc->yx', gap, gap)
                apart += np.abs(grey - shifted(wide_grey, reach, dy, dx)) * spread
                if dy or dx:
                    apart += np.abs(depth - shifted(wide_depth, reach, dy, dx)) / (slope * max(abs(dy), abs(dx)) * 2)
                weight = KERNEL[j] * KERNEL[i] * np.exp(-apart)
                total += weight
                light_sum += weight[..., None] * shifted(wide_light, reach, dy, dx)
                variance_sum += weight * weight * shifted(wide_variance, reach, dy, dx)
        light = light_sum / total[..., None]
        variance = variance_sum / total ** 2
    return light * paint


def tone(linear):
    """Straight up to a knee, then a soft shoulder: keeps the brand colours true and whites unburnt."""
    knee, top = .62, 1.0
    over = np.maximum(linear - knee, 0)
    rolled = np.where(linear > knee, knee + (top - knee) * (1 - np.exp(-over / (top - knee))), linear)
    grey = (rolled @ LUMINANCE)[..., None]
    rich = np.clip(grey + (rolled - grey) * 1.08, 0, 1)
    return np.where(rich <= .0031308, rich * 12.92, 1.055 * np.power(rich, 1 / 2.4) - .055)


def save(path, rgba):
    height, width = rgba.shape[:2]
    image = bpy.data.images.new('finished', width, height, alpha=True)
    image.pixels.foreach_set(np.ascontiguousarray(rgba, np.float32).ravel())
    image.filepath_raw, image.file_format = path, 'PNG'
    image.save()


def finish(passes, path, exposure, behind):
    raw = read(passes['colour'])
    albedo, normal = read(passes['albedo'])[..., :3], read(passes['normal'])[..., :3]
    depth = np.minimum(read(passes['depth'])[..., 0], 500)
    clean = denoise(raw[..., :3], albedo, normal, depth)
    alpha = np.clip(raw[..., 3:], 0, 1)
    straight = clean / np.maximum(alpha, 1e-3) * exposure
    seen = tone(straight) * (alpha > 0)
    if behind:
        paint = np.array([int(behind[k:k + 2], 16) / 255 for k in (0, 2, 4)], np.float32)
        seen, alpha = seen * alpha + paint * (1 - alpha), np.ones_like(alpha)
    save(path, np.concatenate((seen, alpha), axis=2))
