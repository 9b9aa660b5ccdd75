export { Faq, type FaqProps, type FaqQuestion } from "./Faq.tsx";
