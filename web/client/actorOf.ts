import type { Actor } from '#ui-kit/shop/audit/timelineFact.ts'

/** Who acted, and as what; a name that begins a sentence. Of somebody who was erased the shop knows the id only. */
export const actorOf = ({ role, id, name }: { role: string; id: string; name: string }): Actor => ({
  role,
  name: role === 'customer' && name === id ? 'Erased customer' : name.replace(/^./, (letter) => letter.toUpperCase()),
})
