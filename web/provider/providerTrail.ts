import { sitePaths } from '#web/sitePaths.ts'
import type { AnswerOf } from '#web/state/http/calls.ts'
import { providerCategoryHref } from '#web/state/provider/providerCategories.ts'

type Provider = AnswerOf<'GET api/service-providers/:id'>['result']

/** The breadcrumb trail of the directory. */
export const directoryTrail = [
  { label: 'Home', href: sitePaths.home },
  { label: 'Service providers', href: sitePaths.providers },
]

/** The breadcrumb trail of a service provider: the directory, the categories, the name. */
export const providerTrail = (provider: Pick<Provider, 'categories' | 'fullName'> | undefined) => [
  ...directoryTrail,
  ...(provider?.categories.map(({ label }, index) => ({
    label,
    href: providerCategoryHref(provider.categories.slice(0, index + 1).map(({ value }) => value)),
  })) ?? []),
  ...(provider ? [{ label: provider.fullName }] : []),
]

/** The breadcrumb trail of a category: the directory, the categories above it, its title. */
export const providerCategoryTrail = (path: readonly { name: string; href: string }[], title: string) => [
  ...directoryTrail,
  ...path.slice(0, -1).map(({ name, href }) => ({ label: name, href })),
  { label: title },
]
