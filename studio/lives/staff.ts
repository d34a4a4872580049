import { hash } from 'node:crypto'
import { customerIdOf, openAccountCreation } from '#api/account/accountCreation.ts'
import { asCustomer, type DemoAction, expectAccepted } from '#api/demo/demoActions.ts'
import type { CommandContext } from '#api/eventStore/recordCommand.ts'

/** The admin who looks after the orders of the lives. */
export const thandi = {
  email: 'thandi.nkosi@ekhaya.example',
  firstname: 'Thandi',
  lastname: 'Nkosi',
  role: 'Admin',
} as const

/** Thandi gets her account in January. */
export const thandiJoined: DemoAction = {
  at: Date.parse('2026-01-02T06:00:00.000Z'),
  writesTo: ['lives'],
  perform: async (demo) => {
    const account = { ...thandi, password: 'Sawubona-thandi', customerId: customerIdOf(thandi.email) }
    expectAccepted(await openAccountCreation(demo)(account, asCustomer(thandi.email)))
  },
}

/** An id that is the same in each run. */
export const stableId = (text: string) =>
  hash('sha256', text, 'hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5')

/** The context of a command of a customer or an admin, who is told by their e-mail address. `request`: distinguishes it from others. */
export const commandBy = (email: string, request: string): CommandContext => ({
  by: { role: email === thandi.email ? 'admin' : 'customer', id: customerIdOf(email) },
  correlationId: stableId(`${email} ${request}`),
})
