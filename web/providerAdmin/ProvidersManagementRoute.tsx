import { ProvidersManagementScreen } from '#ui-kit/screens/providerAdmin/ProvidersManagementScreen.tsx'
import { useLastDefined } from '#web/state/browser/useLastDefined.ts'
import { failureOf } from '#web/state/http/failureOf.ts'
import { useQuery } from '#web/state/http/useQuery.ts'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import type { Visit } from '#web/state/navigation/route.ts'
import { useProviderCategories } from '#web/state/provider/providerCategories.ts'
import { providerRow } from './providerRow.ts'
import { providerTableUrl, useProviderFilter } from './providerTableUrl.ts'

/** All service providers, for admins. The address holds filter, sort order and page. */
export const ProvidersManagementRoute = ({ visit }: { visit: Visit }) => {
  const view = providerTableUrl.viewOf(visit.query)
  const providersQuery = useQuery('GET api/service-providers/all', providerTableUrl.requestOf(view))
  const latest = useLastDefined(providersQuery.answer)
  const total = latest?.meta.totalCount ?? 0
  const { categories } = useProviderCategories()

  return (
    <>
      <PageHead title="Service providers management" />
      <ProvidersManagementScreen
        providers={latest?.results.map(providerRow) ?? []}
        totalCount={total}
        {...useProviderFilter(view)}
        groups={categories.map(({ name, value }) => ({ value, label: name }))}
        addHref="/AddServiceProvider"
        page={view.page}
        pages={providerTableUrl.pagesOf(total)}
        hrefFor={(page) => providerTableUrl.hrefFor({ ...view, page })}
        loading={latest === undefined}
        failure={failureOf(providersQuery)}
      />
    </>
  )
}
