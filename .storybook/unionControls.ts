import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/types'

/** Gives props of `boolean | undefined` a switch and of `Kind | undefined` radio buttons; Storybook alone shows an object editor. */
export const unionControls: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, withControl(argType)]))

const withControl = (argType: StrictInputType): StrictInputType => {
  const member = onlyDefinedMember(argType.type)
  if (member?.name === 'boolean') return { ...argType, control: { type: 'boolean' } }
  if (member?.name === 'enum') return { ...argType, control: { type: 'radio' }, options: member.value }

  return argType
}

const onlyDefinedMember = (type: SBType | undefined) => {
  const choices = type?.name === 'union' ? type.value.filter((choice) => !isUndefined(choice)) : []

  return choices.length === 1 ? choices[0] : undefined
}

const isUndefined = (type: SBType) => type.name === 'other' && type.value === 'undefined'
