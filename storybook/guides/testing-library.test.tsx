// Runs the tests of the guide, as they are printed there.
import "./Testing.mdx/TripForm.test.tsx";
