const slug = (label: string) => label.toLowerCase().replaceAll(/[^a-z]+/g, '-')

const group = (label: string, count: number, children: readonly string[]) => ({
  value: slug(label),
  name: label,
  label,
  count,
  href: `/serviceProviderCategories/${slug(label)}`,
  children: children.map((child) => ({
    name: child,
    href: `/serviceProviderCategories/${slug(label)}/${slug(child)}`,
  })),
})

/** The thirteen groups of the specification, with the number of their providers and some of their parts. */
export const providerGroups = [
  group('Home Services', 24, ['Plumbing', 'Electrical', 'Cleaning', 'Garden', 'Handyman work', 'Pest control']),
  group('Automotive', 9, ['Mechanics', 'Panel beating', 'Car wash', 'Towing']),
  group('Technology', 11, ['Computer repair', 'Phone repair', 'Networks & Wi-Fi', 'Websites']),
  group('Beauty & Grooming', 16, ['Hair', 'Nails', 'Barbers', 'Make-up']),
  group('Food & Catering', 10, ['Cakes', 'Caterers', 'Private chefs']),
  group('Fashion & Design', 7, ['Dressmakers', 'Alterations', 'Graphic design']),
  group('Events & Entertainment', 8, ['DJs', 'Photographers', 'Tents & chairs', 'Decor']),
  group('Education & Tutoring', 12, ['Mathematics', 'Languages', 'Music', 'Driving lessons']),
  group('Transport & Delivery', 9, ['Bakkie hire', 'School transport', 'Couriers']),
  group('Health & Wellness', 6, ['Massage', 'Personal trainers', 'Home nursing']),
  group('Childcare Services', 5, ['Babysitters', 'Aftercare']),
  group('Construction & Renovation', 13, ['Builders', 'Painters', 'Tilers', 'Roofers', 'Waterproofing']),
  group('Retail & Supplies', 1, ['Building sand & stone', 'Gas refills']),
]
