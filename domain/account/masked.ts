import { erased } from '#domain/kernel/personal.ts'

/** A name by its first letter: `A•••••`; as long as any other, so that its length tells nothing. */
export const maskedName = (name: string) => (name === '' || name === erased ? name : `${first(name)}•••••`)

/** An e-mail address by the first letter of both its sides: `a•••••@e•••••`. */
export const maskedEmail = (email: string) => email.split('@').map(maskedName).join('@')

/** Somebody with both names and the address masked; whatever else is told of them stays. */
export const maskedPerson = <Person extends { firstname: string; lastname: string; email: string }>(
  person: Person,
): Person => ({
  ...person,
  firstname: maskedName(person.firstname),
  lastname: maskedName(person.lastname),
  email: maskedEmail(person.email),
})

/** An actor with a masked name; whoever has none any more goes by their id. */
export const maskedActor = <Named extends { id: string; name: string }>(actor: Named): Named =>
  actor.name === actor.id ? actor : { ...actor, name: actor.name.split(' ').map(maskedName).join(' ') }

/** The value of a field of that name, masked where it tells who somebody is. */
export const maskedField = <Value>(field: string, value: Value): Value | string => {
  const mask = masks.get(field)
  return mask && typeof value === 'string' ? mask(value) : value
}

const masks = new Map([
  ['firstname', maskedName],
  ['lastname', maskedName],
  ['email', maskedEmail],
])

const first = (text: string) => [...text][0] ?? ''
