import { expect, test } from 'vitest'
import { Edge, Node } from './tree.ts'

test('a decision is found again by who is to act and what may be done', () => {
  const edge = new Edge(1, 0.5)
  const node = edge.grow(0, [4, 5])
  expect(edge.after(0, [4, 5])).toBe(node)
  expect(edge.after(1, [4, 5])).toBeUndefined()
  expect(edge.after(0, [4, 6])).toBeUndefined()
})

test('what all moves of a decision bring beyond their promise is expected of each', () => {
  const node = new Node(0)
  const [tried, untried] = [new Edge(1, 0.5), new Edge(2, 0.4)]
  node.add(tried)
  node.add(untried)
  for (let i = 0; i < 99; i++) node.learn(tried, 0.6)
  expect(node.bias).toBeCloseTo(0.099)
  expect(untried.chance(node.bias, 1)).toBeCloseTo(0.499)
  expect(tried.chance(node.bias, 1)).toBeCloseTo(0.6, 2)
})
