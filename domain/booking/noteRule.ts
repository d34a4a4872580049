import { lengthRule } from '#domain/kernel/lengthRule.ts'

/** The rule of a customer's note to a service provider. */
export const noteRule = lengthRule('note', 0, 500)
