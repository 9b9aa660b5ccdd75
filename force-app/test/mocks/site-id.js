export default "0DM000000000001AAA";
