// What code and libraries get in the browser when they import `react` (decision 087): Preact, and what it lacks.
import preact from 'preact/compat'
import { Activity, useEffect, useLayoutEffect } from './activity.ts'
import { controlFields, rememberField } from './controlledFields.ts'
import { runEffectsBeforeKeys } from './effectsBeforeKeys.ts'
import { renewIds } from './hydratedIds.ts'
import { onRendered } from './renderedElements.ts'

// @ts-expect-error its types are those of a CommonJS module
export * from 'preact/compat'
export { Activity, useEffect, useLayoutEffect } from './activity.ts'

/** React Router asks whether it exists, for a router that the shop does not use. */
export const useOptimistic = undefined

onRendered((element, props) => {
  renewIds(element, props)
  rememberField(element, props)
})
controlFields()
runEffectsBeforeKeys()

// Some libraries import everything as one object.
// biome-ignore lint/style/noDefaultExport: as React does
export default { ...preact, Activity, useEffect, useLayoutEffect }
