import preview from '#storybook/preview.tsx'
import { FilterPanelSkeleton } from '#ui-kit/shop/search/FilterPanelSkeleton.tsx'

const meta = preview.meta({ title: 'Shop/Search/FilterPanelSkeleton', component: FilterPanelSkeleton })

export const Loading = meta.story({})
