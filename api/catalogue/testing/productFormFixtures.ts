/** A tin bucket, as the input of the product form. */
export const bucketForm = {
  name: 'Tin bucket 10 L',
  brand: 'Ndlovu',
  description: 'A bucket for every day',
  price: '99.90',
  costPrice: '40',
  quantity: '5',
  categories: ['Household', 'Cleaning', 'Buckets'],
}
