/**
 * GLSL: what shiny products mirror, `room(direction, roughness)`, from where the camera stands: x to its right, y up, z towards it. A bright
 * ceiling, walls that get darker towards the camera, the tinted floor, a large soft box on the left, a strip light on the right.
 */
export const surroundings = /* glsl */ `
float edge(float at, float half_, float soft) { return smoothstep(-half_ - soft, -half_ + soft, at) * (1.0 - smoothstep(half_ - soft, half_ + soft, at)); }

float panel(vec3 d, vec3 middle, vec2 size, float soft) {
  vec3 to = normalize(middle);
  float ahead = dot(d, to);
  vec3 side = normalize(cross(vec3(0.0, 1.0, 0.0), to));
  vec2 at = vec2(dot(d, side), dot(d, cross(to, side))) / max(ahead, 0.05);
  return step(0.0, ahead) * edge(at.x, size.x, soft) * edge(at.y, size.y, soft);
}

vec3 room(vec3 d, float roughness) {
  float soft = 0.03 + 0.9 * roughness;
  float walls = mix(0.62, 0.34, smoothstep(-0.6, 0.9, d.z));
  float air = mix(walls, 0.82, smoothstep(0.25 - soft, 0.75 + soft, d.y));
  float lamps = 5.0 * panel(d, vec3(-0.75, 0.5, 0.45), vec2(0.42, 0.55), soft)
    + 3.2 * panel(d, vec3(0.95, 0.25, 0.2), vec2(0.16, 0.75), soft)
    + 1.1 * panel(d, vec3(0.0, 1.0, -0.25), vec2(0.8, 0.5), soft);
  float near = smoothstep(0.2, 0.95, d.z);
  vec3 tile = hemisphereLights[0].groundColor;
  vec3 ground = mix(vec3(dot(tile, vec3(0.33))), tile, 0.5) * (0.76 - 0.2 * d.x) * mix(1.0, 0.6, near) * mix(0.7, 1.0, smoothstep(-0.8, 0.0, d.y));
  return mix(ground, vec3(air + lamps), smoothstep(-0.08 - 0.6 * soft, 0.02 + 0.6 * soft, d.y));
}

vec3 mirrored(vec3 viewDir, vec3 normal, float roughness) {
  vec3 away = normalize(mix(reflect(-viewDir, normal), normal, roughness * roughness));
  vec3 d = transformDirectionByInverseViewMatrix(away, viewMatrix);
  vec3 right = vec3(viewMatrix[0][0], viewMatrix[1][0], viewMatrix[2][0]);
  return room(vec3(dot(d, right), d.y, dot(d, cross(right, vec3(0.0, 1.0, 0.0)))), roughness);
}
`
