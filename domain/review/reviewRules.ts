import { lengthRule } from '#domain/kernel/lengthRule.ts'

export const reviewTextRule = lengthRule('review', 10, 1000)

/** The rule of an admin's reason to hide a review. */
export const hidingReasonRule = lengthRule('reason', 3, 200)
