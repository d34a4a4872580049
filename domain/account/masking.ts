import { erased } from '#domain/kernel/eventSchema.ts'

/** A name by its first letter: `A•••••`; always six characters, so that the length reveals nothing. */
export const maskName = (name: string) => (name === '' || name === erased ? name : `${first(name)}•••••`)

/** An e-mail address by the first letter of both its sides: `a•••••@e•••••`. */
export const maskEmail = (email: string) => email.split('@').map(maskName).join('@')

/** Masks both names and the address of a person; other fields stay. */
export const maskPerson = <Person extends { firstname: string; lastname: string; email: string }>(
  person: Person,
): Person => ({
  ...person,
  firstname: maskName(person.firstname),
  lastname: maskName(person.lastname),
  email: maskEmail(person.email),
})

/** Masks an actor's name. The name of an erased person is replaced by the id, which is not masked. */
export const maskActor = <Named extends { id: string; name: string }>(actor: Named): Named =>
  actor.name === actor.id ? actor : { ...actor, name: actor.name.split(' ').map(maskName).join(' ') }

/** Masks the value of a field if its name is one of the personal fields. */
export const maskField = <Value>(field: string, value: Value): Value | string => {
  const mask = masks.get(field)
  return mask && typeof value === 'string' ? mask(value) : value
}

const masks = new Map([
  ['firstname', maskName],
  ['lastname', maskName],
  ['email', maskEmail],
])

const first = (text: string) => [...text][0] ?? ''
