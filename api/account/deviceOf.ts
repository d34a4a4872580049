/** The common names of the browser and the operating system in a `User-Agent`: 'Chrome on Android'. */
export const deviceOf = (agent: string | undefined) => {
  const [browser, system] = [browsers, systems].map(
    (rules) => rules.find(([, pattern]) => pattern.test(agent ?? ''))?.[0],
  )
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'Unknown device')
}

type Rule = readonly [name: string, sign: RegExp]

// Nearly all user agents also contain "Chrome" and "Safari": the more specific names are tested first.
const browsers: Rule[] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|Opera|OPT|OPiOS)\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
]

const systems: Rule[] = [
  ['KaiOS', /\bKAIOS\b/],
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]
