import { ThreeLines as CartScreenThreeLines } from '#stories/screens/cart/CartScreen.stories.tsx'
import { ThreeCategories as CategoriesScreenThreeCategories } from '#stories/screens/catalogue/CategoriesScreen.stories.tsx'
import {
  OnePage as CategoryScreenOnePage,
  SecondPage as CategoryScreenSecondPage,
} from '#stories/screens/catalogue/CategoryScreen.stories.tsx'
import { SummerDay as HomeScreenSummerDay } from '#stories/screens/catalogue/HomeScreen.stories.tsx'
import { OnSale as ProductScreenOnSale } from '#stories/screens/catalogue/ProductScreen.stories.tsx'
import { WordsFound as SearchScreenWordsFound } from '#stories/screens/search/SearchScreen.stories.tsx'
import { NoSuchPage as ErrorScreenNoSuchPage } from '#stories/screens/shell/ErrorScreen.stories.tsx'
import { SomePagesSeen as OfflineScreenSomePagesSeen } from '#stories/screens/shell/OfflineScreen.stories.tsx'
import { CustomerOnAnAdminPage as PermissionDeniedScreenCustomerOnAnAdminPage } from '#stories/screens/shell/PermissionDeniedScreen.stories.tsx'
import preview from '#storybook/preview.tsx'
import { WholePage } from './WholePage.tsx'

const meta = preview.meta({
  title: 'Pages/Shopper',
  component: WholePage,
  args: { paths: [], visitor: 'guest' as const, children: undefined },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false } } },
})

export const Home = meta.story({ args: { paths: ['/'], children: <HomeScreenSummerDay.Component /> } })
export const Categories = meta.story({
  args: { paths: ['/Categories'], children: <CategoriesScreenThreeCategories.Component /> },
})
export const Category = meta.story({
  args: {
    paths: ['/Categories/:name', '/categories/:parent/:child', '/categories/:parent/:child/:grandchild'],
    children: <CategoryScreenSecondPage.Component />,
  },
})
export const Brand = meta.story({ args: { paths: ['/Brands/:brand'], children: <CategoryScreenOnePage.Component /> } })
export const Product = meta.story({ args: { paths: ['/:slug'], children: <ProductScreenOnSale.Component /> } })
export const Search = meta.story({ args: { paths: ['/?search'], children: <SearchScreenWordsFound.Component /> } })
export const Cart = meta.story({ args: { paths: ['/Cart'], pieces: 6, children: <CartScreenThreeLines.Component /> } })
export const NotFound = meta.story({ args: { paths: ['*'], children: <ErrorScreenNoSuchPage.Component /> } })
export const NoPermission = meta.story({
  args: {
    paths: ['/unauthorized'],
    visitor: 'customer',
    children: <PermissionDeniedScreenCustomerOnAnAdminPage.Component />,
  },
})
export const Offline = meta.story({ args: { paths: ['/offline'], children: <OfflineScreenSomePagesSeen.Component /> } })
