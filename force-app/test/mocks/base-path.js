export default "/reizen";
