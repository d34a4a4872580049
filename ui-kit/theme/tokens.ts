import { forcedColors, largeText, reducedMotion } from './media.ts'
import { contrast, contrastDark, dark, light, type Palette } from './palettes.ts'
import { largeTextSizes, largeTextSpaces, motions, radii, spaces, textSizes } from './scale.ts'

/** Every token as a CSS variable. Follows the system unless `data-theme` says light, dark or contrast. */
export const tokens = `
  :root {
    ${scale()}
  }
  ${largeText} {
    :root {
      ${variables('space', largeTextSpaces, (px) => `${px}px`)}
      ${variables('text', largeTextSizes, ([size, line]) => textSize(size, line))}
    }
  }
  :root { ${standardTheme('light', light)} }
  @media (prefers-color-scheme: dark) {
    :root { ${standardTheme('dark', dark)} }
  }
  @media (prefers-contrast: more) {
    :root { ${contrastTheme('light', contrast)} }
  }
  @media (prefers-contrast: more) and (prefers-color-scheme: dark) {
    :root { ${contrastTheme('dark', contrastDark)} }
  }
  [data-theme='light'] { ${standardTheme('light', light)} }
  [data-theme='dark'] { ${standardTheme('dark', dark)} }
  [data-theme='contrast'] { ${contrastTheme('light', contrast)} }
  @media (prefers-color-scheme: dark) {
    [data-theme='contrast'] { ${contrastTheme('dark', contrastDark)} }
  }
  ${forcedColors} {
    :root, [data-theme] { ${systemColors()} }
  }
  [data-saver] { --motion-fast: 0ms; --motion-medium: 0ms; --motion-slow: 0ms; --font: 'Figtree Arial', 'Figtree Roboto', system-ui, sans-serif; }
  ${reducedMotion} {
    :root { --motion-fast: 0ms; --motion-medium: 0ms; --motion-slow: 0ms; }
  }
`

function scale() {
  return [
    variables('space', spaces, (px) => `${px}px`),
    variables('radius', radii, (px) => `${px}px`),
    variables('motion', motions, (ms) => `${ms}ms`),
    variables('text', textSizes, (line, size) => textSize(Number(size), line)),
    `--font: 'Figtree Variable', 'Figtree Arial', 'Figtree Roboto', system-ui, sans-serif;`,
  ].join('\n')
}

function textSize(px: number, lineHeight: number) {
  return `${px / 16}rem/${lineHeight / 16}rem`
}

function standardTheme(scheme: 'light' | 'dark', palette: Palette) {
  const shadowColor = scheme === 'light' ? '27 36 33 / 0.08' : '0 0 0 / 0.4'
  return `color-scheme: ${scheme}; ${colors(palette)}
    --border: 1px; --edge: transparent; --edge-share: 35%; --off: solid; --link-line: none;
    --lift-1: 0 1px 2px rgb(${shadowColor}); --lift-2: 0 8px 28px rgb(${shadowColor}); ${pictureLight(scheme)}`
}

// What tints banners: the sun, whose yellow would be a muddy brown in the dark. Pictures have pale grounds: in the dark they look as if lit by
// a lamp, darker towards the edges. Faces keep their skin.
function pictureLight(scheme: 'light' | 'dark') {
  if (scheme === 'light')
    return '--glow: var(--sun); --picture-light: none; --portrait-light: none; --picture-shade: none;'
  return `--glow: var(--brand); --portrait-light: brightness(0.92); --picture-light: brightness(0.78) saturate(1.1);
    --picture-shade: radial-gradient(ellipse 75% 75% at 46% 48%, rgb(16 22 20 / 0.06) 25%, rgb(16 22 20 / 0.68));`
}

function contrastTheme(scheme: 'light' | 'dark', palette: Palette) {
  return `color-scheme: ${scheme}; ${colors(palette)} ${outlinedEdges()} ${pictureLight('light')}`
}

// High contrast: borders and underlines replace tints and shadows.
function outlinedEdges() {
  return `--border: 2px; --edge: currentColor; --edge-share: 100%; --off: dashed; --link-line: underline;
    --lift-1: none; --lift-2: none;`
}

function colors(palette: Palette) {
  return Object.entries(palette)
    .map(([name, color]) => `--${name}: ${color};`)
    .join(' ')
}

function systemColors() {
  return `${outlinedEdges()} --line: CanvasText; --line-strong: CanvasText; --focus: Highlight; --halo: Canvas;`
}

function variables<Value>(family: string, steps: Record<string, Value>, write: (value: Value, step: string) => string) {
  return Object.entries(steps)
    .map(([step, value]) => `--${family}-${step}: ${write(value, step)};`)
    .join(' ')
}
