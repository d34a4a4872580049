import { type ReactNode, useLayoutEffect } from 'react'

/** Shows its children as a printer gets them: rules for print apply to the screen, and those for screens do not. */
export const AsPrinted = ({ children }: { children: ReactNode }) => {
  useLayoutEffect(applyPrintRules, [])
  return children
}

const applyPrintRules = () => {
  const rules = [...document.styleSheets].flatMap((sheet) => mediaRulesOf(sheet.cssRules))
  const changed = rules
    .map(({ media }) => ({ media, before: media.mediaText }))
    .filter(({ before }) => /\b(print|screen)\b/.test(before))
  for (const { media, before } of changed) media.mediaText = before.includes('print') ? 'all' : 'not all'

  return () => {
    for (const { media, before } of changed) media.mediaText = before
  }
}

const mediaRulesOf = (rules: CSSRuleList): CSSMediaRule[] =>
  [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule) return [rule, ...mediaRulesOf(rule.cssRules)]
    return 'cssRules' in rule ? mediaRulesOf(rule.cssRules as CSSRuleList) : []
  })
