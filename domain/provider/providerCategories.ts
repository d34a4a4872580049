export interface ProviderCategory {
  _id: string
  label: string
  value: string
  children: readonly ProviderCategory[]
}

/** TEMPORARY: the demo content helper brings the whole tree. */
export const providerCategories: readonly ProviderCategory[] = [
  {
    _id: 'home-services',
    label: 'Home Services',
    value: 'home-services',
    children: [
      {
        _id: 'home-services.plumbing',
        label: 'Plumbing',
        value: 'plumbing',
        children: [
          { _id: 'home-services.plumbing.geysers', label: 'Geysers', value: 'geysers', children: [] },
          { _id: 'home-services.plumbing.leaks', label: 'Leaks', value: 'leaks', children: [] },
        ],
      },
    ],
  },
]
