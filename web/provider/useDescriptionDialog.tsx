import { Suspense, useState } from 'react'
import { dialogPart } from '#web/state/chunks.ts'
import { useOverlayRoute } from '#web/state/navigation/useOverlayRoute.ts'
import { bookHref } from '#web/state/provider/providerLinks.ts'
import type { ListedProvider } from './providerCard.ts'

const Description = dialogPart(
  async () => (await import('#ui-kit/shop/provider/DescriptionDialog.tsx')).DescriptionDialog,
)

/** The dialog with a provider's whole description. */
export const useDescriptionDialog = (providers: readonly ListedProvider[]) => {
  const overlay = useOverlayRoute('description')
  const [shownId, setShownId] = useState('')
  const shown = providers.find(({ id }) => id === shownId)

  return {
    onShowMore: (id: string) => {
      setShownId(id)
      overlay.open()
    },
    dialog: overlay.isOpen && shown && (
      <Suspense>
        <Description
          name={shown.fullName}
          profession={shown.profession}
          description={shown.description}
          bookHref={bookHref(shown.id)}
          onClose={overlay.close}
        />
      </Suspense>
    ),
  }
}
