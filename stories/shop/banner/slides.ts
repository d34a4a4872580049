import type { BannerSlide } from '#ui-kit/shop/banner/bannerSlide.ts'

const picture = (scene: string, alt: string) => ({
  phone: { src: `/pictures/slides/${scene}-phone-640.webp`, avif: `/pictures/slides/${scene}-phone-640.avif` },
  desk: { src: `/pictures/slides/${scene}-desk-1120.webp`, avif: `/pictures/slides/${scene}-desk-1120.avif` },
  alt,
})

export const braaiSlide: BannerSlide = {
  id: 'braai',
  title: 'Long evenings, full plates',
  text: 'Braais, potjies and a bucket of something cold: set the garden up for summer.',
  href: '/Categories/Braais',
  picture: picture('braai', 'A kettle braai, a potjie and a table with plates in a garden at sunset'),
}

export const kitchenSlide: BannerSlide = {
  id: 'kitchen',
  title: 'Mornings that start on time',
  text: 'Kettles, toasters and mugs for the first cup of the day. You pay when they arrive.',
  href: '/Categories/Kitchen%20Appliances',
  picture: picture('kitchen', 'A red kettle, four mugs and a yellow toaster on a sunlit kitchen counter'),
}

export const plumberSlide: BannerSlide = {
  id: 'basin',
  title: 'Buy the tap, book the plumber',
  text: 'Verified people near you, with free times that you can see and choose.',
  href: '/serviceProviderCategories/home-services/plumbing',
  picture: picture('basin', 'A basin with a new tap before green tiles, with a toolbox beside it'),
}

export const slides = [braaiSlide, kitchenSlide, plumberSlide]
