import { lengthRule } from '#domain/kernel/lengthRule.ts'

/** The rule of an admin's reason to suspend an account. */
export const suspensionReasonRule = lengthRule('reason', 3, 200)
