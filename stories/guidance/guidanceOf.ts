import { actionGuidance } from './actionGuidance.ts'
import { adminGuidance } from './adminGuidance.ts'
import { fieldGuidance } from './fieldGuidance.ts'
import type { GuidanceByTitle } from './guidance.ts'
import { messageGuidance } from './messageGuidance.ts'
import { settingGuidance } from './settingGuidance.ts'
import { shopGuidance } from './shopGuidance.ts'
import { textGuidance } from './textGuidance.ts'

/** The guidance of every component that has some. */
export const guidanceOf: GuidanceByTitle = {
  ...actionGuidance,
  ...fieldGuidance,
  ...messageGuidance,
  ...textGuidance,
  ...settingGuidance,
  ...shopGuidance,
  ...adminGuidance,
}
