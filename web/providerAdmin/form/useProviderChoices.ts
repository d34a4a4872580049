import { useState } from 'react'
import { maxDescriptionLength } from '#domain/provider/providerRules.ts'
import { slotDay } from '#ui-kit/shop/booking/slotTimes.ts'
import type { ProviderCategoryNode } from '#ui-kit/shop/providerAdmin/form/providerCategories.ts'
import { useQuery } from '#web/state/http/useQuery.ts'
import { type ProviderCategory, useProviderCategories } from '#web/state/provider/providerCategories.ts'
import { checkProvider } from './checkProvider.ts'

/** What the form of any service provider needs beside its values: categories, suggested areas, rules. */
export const useProviderChoices = () => {
  const { categories } = useProviderCategories()
  const areas = useQuery('GET api/service-providers/areas', {}).answer?.results ?? []
  const [today] = useState(() => slotDay(new Date().toISOString()))

  return {
    categories: categories.map(toNode),
    areas: areas.map(({ key }) => key),
    today,
    check: checkProvider,
    maxLength: maxDescriptionLength,
    cancelHref: '/ServiceProvider_Management',
  }
}

const toNode = ({ name, value, children }: ProviderCategory): ProviderCategoryNode => ({
  value,
  label: name,
  children: children.map(toNode),
})
