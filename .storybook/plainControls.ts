import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/types'

/** Gives `boolean | undefined` a switch and `Kind | undefined` its choices, where Storybook would ask for an object. */
export const plainControls: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, plain(argType)]))

const plain = (argType: StrictInputType): StrictInputType => {
  const only = theOnlyChoice(argType.type)
  if (only?.name === 'boolean') return { ...argType, control: { type: 'boolean' } }
  if (only?.name === 'enum') return { ...argType, control: { type: 'radio' }, options: only.value }

  return argType
}

const theOnlyChoice = (type: SBType | undefined) => {
  const choices = type?.name === 'union' ? type.value.filter((choice) => !isUndefined(choice)) : []

  return choices.length === 1 ? choices[0] : undefined
}

const isUndefined = (type: SBType) => type.name === 'other' && type.value === 'undefined'
