import { toDetails } from '#api/provider/providerAdminRoutes.ts'
import { addProvider } from '#domain/provider/providerCommands.ts'
import { NewProvider } from '#domain/provider/providerForm.ts'
import { providerMachine, providerStream } from '#domain/provider/providerMachine.ts'
import { asAdmin, type DemoAction, expectAccepted } from './demoActions.ts'
import { demoProviders } from './serviceProviders.ts'

/** Adds each service provider to the directory, a minute after the one before. `firstAt`: milliseconds since the epoch. */
export const providersAdded = (firstAt: number): DemoAction[] =>
  demoProviders.map((provider, index) => {
    const at = firstAt + index * 60_000
    return {
      at,
      writesTo: [provider.id],
      perform: async ({ ledger }) => {
        const details = toDetails(NewProvider.parse(provider))
        const dateAdded = new Date(at).toISOString()
        const added = await ledger.handle(providerMachine, providerStream(provider.id), asAdmin, (record) =>
          addProvider(record, { details, dateAdded }),
        )
        expectAccepted(added, 'ProviderExists')
      },
    }
  })
