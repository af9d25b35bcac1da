/** Passed and failed tests of vitest's JSON report; a file that could not be loaded counts as one failure. */
export function countTests(report, exitCode) {
  let passed = 0
  let failed = 0
  for (const file of report?.testResults ?? []) {
    const states = file.assertionResults.map((test) => test.status)
    const bad = states.filter((state) => state === 'failed').length
    passed += states.filter((state) => state === 'passed').length
    failed += bad === 0 && file.status === 'failed' ? 1 : bad
  }
  // An error outside any test, a crash, or no test found.
  if (exitCode !== 0 && failed === 0) failed = 1
  return { passed, failed }
}
