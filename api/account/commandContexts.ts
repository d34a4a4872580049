import type { CommandContext } from '#api/eventStore/recordCommand.ts'

/** The context of a guest's command, whoever is signed in: nothing proves who sent it. */
export const guestContext = (context: CommandContext): CommandContext => ({ ...context, by: { role: 'guest', id: '' } })

/** The context of a command by the customer who has proven to own the address. */
export const customerContext = (context: CommandContext, customerId: string): CommandContext => ({
  ...context,
  by: { role: 'customer', id: customerId },
})

/** The customer's own context if the session is theirs, else a guest's. */
export const customerOrGuestContext = (context: CommandContext, customerId: string) =>
  context.by.id === customerId ? customerContext(context, customerId) : guestContext(context)
