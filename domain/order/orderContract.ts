import { z } from 'zod'
import { NewAddress } from '#domain/address/addressContract.ts'
import { Count } from '#domain/cart/cartContract.ts'
import { contract } from '#domain/kernel/endpoint.ts'
import { historyFields, historyFileTypes, TimelineQuery } from '#domain/kernel/historyContract.ts'
import { BulkOrderRequest, BulkOrderResult } from './bulkOrderForm.ts'
import { OrderStatusField, PaymentMethodField, ReasonField, ShippingStatusField, SignedByField } from './orderFields.ts'
import { OrdersQuery } from './ordersQuery.ts'

const ids = { id: z.string().optional(), _id: z.string().optional(), productId: z.string().optional() }

/** A cart item in any of the shapes the specification shows; everything but id and count is ignored. */
const OrderedProduct = z
  .object({ ...ids, product: z.object(ids).optional(), count: Count })
  .transform(({ count, product, ...own }, issue) => {
    const productId = own.productId ?? own.id ?? own._id ?? product?.id ?? product?._id
    if (productId) return { productId, count }
    issue.addIssue({ code: 'custom', message: 'The product id is missing' })
    return z.NEVER
  })

const ownAddress = z.object({ id: z.string().min(1) })
const savedAddress = z.object({ _id: z.string().min(1) }).transform(({ _id }) => ({ id: _id }))

export const PlaceOrderRequest = z.object({
  products: z
    .array(OrderedProduct, { error: 'The products must be a list' })
    .max(200, 'An order holds at most 100 different products'),
  /** The id of a saved address, a complete saved address, or a complete new one. A complete address is used as given. */
  shippingAddress: z.union(
    [
      z
        .string()
        .min(1)
        .transform((id) => ({ id })),
      NewAddress,
      ownAddress,
      savedAddress,
    ],
    {
      error: 'A delivery address is missing or incomplete',
    },
  ),
  paymentMethod: PaymentMethodField.optional(),
  paymentDetails: z.object({ method: PaymentMethodField.optional() }).optional(),
  customerId: z.string().optional(),
  /** Rand, as the customer saw it. */
  expectedTotal: z.number().optional(),
  /** The version of the cart that is ordered: lines ordered since then, on another page or device, are not ordered again. */
  cartVersion: z.int().min(-1).optional(),
})

const Line = z.object({
  productId: z.string(),
  slug: z.string(),
  name: z.string(),
  brand: z.string(),
  thumbnail: z.string(),
  price: z.number(),
  discount: z.number(),
  count: z.number(),
  total: z.number(),
})

/** Money in rand, times in ISO 8601. */
export const OrderResponse = z.object({
  id: z.string(),
  orderNumber: z.string(),
  customerId: z.string(),
  orderDate: z.string(),
  orderStatus: OrderStatusField,
  shippingStatus: ShippingStatusField,
  signedBy: z.string(),
  reason: z.string(),
  paymentMethod: PaymentMethodField,
  paymentCollected: z.number(),
  products: z.array(Line),
  subtotal: z.number(),
  saving: z.number(),
  deliveryFee: z.number(),
  totalAmount: z.number(),
  shippingAddress: z.object({ ...NewAddress.shape }),
  reached: z.partialRecord(
    z.enum(['placed', 'processing', 'dispatched', 'inTransit', 'delayed', 'delivered', 'canceled']),
    z.string(),
  ),
  /** The record's revision: send it back with an edit. */
  version: z.number(),
  /** The allowed transitions, named by the status they lead to. */
  offered: z.array(z.string()),
  /** The reason why each other transition is blocked. */
  withheld: z.record(z.string(), z.string()),
})

const OrderRow = z.object({
  id: z.string(),
  orderNumber: z.string(),
  customerId: z.string(),
  customerName: z.string(),
  orderDate: z.string(),
  orderStatus: OrderStatusField,
  shippingStatus: ShippingStatusField,
  signedBy: z.string(),
  paymentMethod: PaymentMethodField,
  totalAmount: z.number(),
  pieces: z.number(),
  thumbnails: z.array(z.string()),
})

/** A row of the admin's table. `late`: placed too long ago and not dispatched. */
const AdminOrderRow = OrderRow.extend({ late: z.boolean() })

export const orderContract = contract({
  'POST order/placeOrder': {
    summary: 'Place an order; the server computes prices and totals',
    access: 'signedIn',
    querydata: PlaceOrderRequest,
    response: z.object({ result: OrderResponse }),
  },
  'POST order/update': {
    summary: 'Edit an order: admins change its statuses, customers their own order while it is pending',
    access: 'signedIn',
    querydata: z.object({
      id: z.string({ error: 'The id is missing' }),
      userId: z.string().optional(),
      orderStatus: OrderStatusField.optional(),
      shippingStatus: ShippingStatusField.optional(),
      signedBy: SignedByField.optional(),
      paymentMethod: PaymentMethodField.optional(),
      reason: ReasonField.optional(),
      version: z.int().min(0).optional(),
    }),
    response: z.object({ result: z.array(OrderResponse) }),
  },
  'GET customer/orders/:customerId': {
    summary: "A customer's orders, newest first",
    access: 'signedIn',
    params: z.object({ customerId: z.string() }),
    response: z.object({ orders: z.array(OrderRow) }),
  },
  'GET order/find/:id': {
    summary: 'One order, for its customer or an admin',
    access: 'signedIn',
    params: z.object({ id: z.string() }),
    response: z.object({ result: OrderResponse }),
  },
  'GET order/all': {
    summary: 'Orders of all customers, filtered and sorted: one page, or all matching orders as CSV',
    access: 'admin',
    query: OrdersQuery,
    download: ['text/csv'],
    response: z.object({
      orders: z.array(AdminOrderRow),
      meta: z.object({ totalCount: z.number(), total: z.number(), pageNumber: z.number(), size: z.number() }),
    }),
  },
  'POST order/bulk': {
    summary: 'Move up to 100 orders one step, each by its own decision, or preview the result',
    access: 'admin',
    querydata: BulkOrderRequest,
    containsNoPersonalData: true,
    response: z.object({
      results: z.array(BulkOrderResult),
      counts: z.object({ moved: z.number(), refused: z.number() }),
      dryRun: z.boolean(),
    }),
  },
  'GET order/timeline/:id': {
    summary: "An order's history: every fact, the order as it was at any revision, the difference between two",
    access: 'admin',
    params: z.object({ id: z.string() }),
    query: TimelineQuery,
    download: historyFileTypes,
    response: z.object({ result: z.object({ order: OrderResponse, ...historyFields }) }),
  },
})
