// Runs the tests of the guide, as they are printed there.
import "../../packages/ui/guides/testing-library.md/TripForm.test.tsx";
